import { type Editor, useEditorState } from '@tiptap/react'
import { Bold, ImagePlus, Italic, Link, List, ListOrdered, Table, TextQuote } from 'lucide-react'
import {
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { t } from '#schema/messages/t'
import { pictureAtCaret } from '../../../markup/figure'
import { insertTable, isCaretInTable, tableActions } from '../../../markup/markup-table'
import { MediaDialog, PictureDetails } from '../../../media/picture-dialogs'
import { Button } from '../../../ui/button'
import { EDITOR_LANGUAGE } from '../../../ui/language-names'
import { MarkupLink } from './markup-link'
import { usePictureInsertion } from './use-picture-insertion'

/** One action of the toolbar. */
interface Action {
  readonly name: string
  readonly icon: ReactNode
  readonly run: (editor: Editor) => void
  readonly isOn?: (editor: Editor) => boolean
}

const table: Action = {
  name: t('Table'),
  icon: <Table size={14} />,
  run: insertTable,
  isOn: isCaretInTable,
}
const actions: readonly Action[] = [
  {
    name: t('Bold'),
    icon: <Bold size={14} />,
    run: (editor) => editor.chain().focus().toggleBold().run(),
    isOn: (editor) => editor.isActive('bold'),
  },
  {
    name: t('Italic'),
    icon: <Italic size={14} />,
    run: (editor) => editor.chain().focus().toggleItalic().run(),
    isOn: (editor) => editor.isActive('italic'),
  },
  {
    name: t('Bulleted list'),
    icon: <List size={14} />,
    run: (editor) => editor.chain().focus().toggleBulletList().run(),
    isOn: (editor) => editor.isActive('bulletList'),
  },
  {
    name: t('Numbered list'),
    icon: <ListOrdered size={14} />,
    run: (editor) => editor.chain().focus().toggleOrderedList().run(),
    isOn: (editor) => editor.isActive('orderedList'),
  },
  {
    name: t('Quote'),
    icon: <TextQuote size={14} />,
    run: (editor) => editor.chain().focus().toggleBlockquote().run(),
    isOn: (editor) => editor.isActive('blockquote'),
  },
  table,
]

/** Toolbar of the text commands; in a table also those for rows and columns. */
export function MarkupToolbar(props: MarkupToolbarProps) {
  const { editor, controls, onDone, isAtSign, onAtSignDone } = props
  const [open, setOpen] = useState<'link' | 'picture' | 'describe' | null>(null)
  const insertPicture = usePictureInsertion(editor)
  useEffect(() => {
    // The common shortcut for links takes precedence; the command palette is still available outside the text.
    const press = (event: KeyboardEventOfBrowser) => {
      const isShortcut = (event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'k'
      if (!isShortcut || !editor.isFocused) return
      event.preventDefault()
      setOpen('link')
    }
    // In the capture phase, before the shortcut of the command palette.
    window.addEventListener('keydown', press, { capture: true })
    return () => window.removeEventListener('keydown', press, { capture: true })
  }, [editor])
  // A string, so that typing doesn't re-render the toolbar unless it changes.
  const on = useEditorState({
    editor,
    selector: ({ editor: now }) =>
      [
        ...[...actions, linkState].map(({ isOn }) => (isOn?.(now) ? '1' : '0')),
        pictureAtCaret(now)?.id ?? '',
      ].join(''),
  })
  const link: Action = { ...linkState, run: () => setOpen('link') }
  const picture: Action = { ...pictureAction, run: () => setOpen('picture') }
  const atCaret = pictureAtCaret(editor)
  const isInTable = on[actions.indexOf(table)] === '1'
  const shown = isInTable ? actions.filter((action) => action !== table) : actions
  return (
    <div className="panel-markup-tools" lang={EDITOR_LANGUAGE}>
      <Tools kind="formatting" label={t('Formatting')} controls={controls}>
        <StyleSelect editor={editor} />
        {[...shown, picture, link].map(({ name, icon, run, isOn }) => (
          <Button
            key={name}
            look="quiet"
            className="ed-icon-button"
            data-small
            title={name}
            aria-pressed={isOn && name !== table.name ? isOn(editor) : undefined}
            onClick={() => run(editor)}
          >
            {icon}
            <span className="ed-visually-hidden">{name}</span>
          </Button>
        ))}
        {onDone && (
          <Button look="quiet" data-small onClick={onDone}>
            {t('Done')}
          </Button>
        )}
      </Tools>
      {isInTable && (
        <Tools kind="table" label={t('Table')} controls={controls}>
          {tableActions.map(({ name, run }) => (
            <Button key={name} look="quiet" data-small onClick={() => run(editor)}>
              {name}
            </Button>
          ))}
        </Tools>
      )}
      {atCaret && (
        <Tools kind="picture" label={t('Picture tools')} controls={controls}>
          {atCaret.id !== null && (
            <Button look="quiet" data-small onClick={() => setOpen('describe')}>
              {atCaret.alt === null ? t('Add alt text') : t('Describe')}
            </Button>
          )}
          <Button look="quiet" data-small onClick={() => removePicture(editor, atCaret.at)}>
            {t('Delete picture')}
          </Button>
        </Tools>
      )}
      {open === 'link' && <MarkupLink editor={editor} close={() => setOpen(null)} />}
      {isAtSign && open !== 'link' && <MarkupLink editor={editor} typed="@" close={onAtSignDone} />}
      {open === 'picture' && (
        <MediaDialog
          title={t('Choose a picture')}
          chosen={[]}
          onChoose={([id]) => {
            setOpen(null)
            if (id !== undefined) void insertPicture(String(id))
          }}
          onClose={() => setOpen(null)}
        />
      )}
      {open === 'describe' && atCaret?.id && (
        <PictureDetails
          id={atCaret.id}
          onClose={() => {
            setOpen(null)
            if (atCaret.id) void insertPicture(atCaret.id, atCaret.at)
          }}
        />
      )}
    </div>
  )
}

/** Inactive toolbar, shown before the editor is created. */
export function ToolbarOutline({ markup }: { markup: string }) {
  const level = Number(/^<h([2-4])/.exec(markup)?.[1] ?? 0) as keyof typeof STYLES
  return (
    <div className="panel-markup-tools" inert>
      <div className="panel-markup-toolbar" data-tools="formatting">
        <select className="panel-markup-style" aria-label={t('Style')}>
          <option>{STYLES[level]}</option>
        </select>
        {[...actions, pictureAction, linkState].map(({ name, icon }) => (
          <Button key={name} look="quiet" className="ed-icon-button" data-small>
            {icon}
          </Button>
        ))}
      </div>
    </div>
  )
}

type KeyboardEventOfBrowser = globalThis.KeyboardEvent

const STYLES = { 0: t('Text'), 2: t('Heading'), 3: t('Subheading'), 4: t('Small heading') } as const

/** Select for the paragraph style, because icons would not be clear enough and would take a second line. */
function StyleSelect({ editor }: Pick<MarkupToolbarProps, 'editor'>) {
  const level = useEditorState({
    editor,
    selector: ({ editor: now }) =>
      ([2, 3, 4] as const).find((each) => now.isActive('heading', { level: each })) ?? 0,
  })
  return (
    <select
      className="panel-markup-style"
      aria-label={t('Style')}
      value={level}
      onChange={({ target }) => {
        const chosen = ([2, 3, 4] as const).find((each) => String(each) === target.value)
        const chain = editor.chain().focus()
        if (chosen) chain.setHeading({ level: chosen }).run()
        else chain.setParagraph().run()
      }}
    >
      {Object.entries(STYLES).map(([each, name]) => (
        <option key={each} value={each}>
          {name}
        </option>
      ))}
    </select>
  )
}

function removePicture({ state, view }: Editor, at: number): void {
  const size = state.doc.nodeAt(at)?.nodeSize ?? 0
  view.dispatch(state.tr.delete(at, at + size))
  view.focus()
}

const linkState = {
  name: t('Link'),
  icon: <Link size={14} />,
  isOn: (editor: Editor) => editor.isActive('link'),
}

const pictureAction = { name: t('Picture'), icon: <ImagePlus size={14} /> }

/** Toolbar of buttons with a single tab stop; the arrow keys move within it. */
function Tools({ kind, label, controls, children }: ToolsProps) {
  const toolbar = useRef<HTMLDivElement>(null)
  const [stop, setStop] = useState(0)
  useLayoutEffect(() => {
    for (const [index, button] of buttonsIn(toolbar.current).entries())
      button.tabIndex = index === stop ? 0 : -1
  })
  return (
    <div
      ref={toolbar}
      role="toolbar"
      aria-label={label}
      data-tools={kind}
      aria-controls={controls}
      className="panel-markup-toolbar"
      onKeyDown={steer}
      // A click keeps the caret in the text, except in the style select, which must open.
      onMouseDown={(event) => event.target instanceof HTMLSelectElement || event.preventDefault()}
      onFocus={({ target }) => setStop(Math.max(0, buttonsIn(toolbar.current).indexOf(target)))}
    >
      {children}
    </div>
  )

  function steer(event: KeyboardEvent): void {
    const buttons = buttonsIn(toolbar.current)
    const count = buttons.length
    const to = { ArrowRight: stop + 1, ArrowLeft: stop - 1, Home: 0, End: count - 1 }[event.key]
    if (to === undefined) return
    event.preventDefault()
    buttons[(to + count) % count]?.focus()
  }
}

function buttonsIn(toolbar: HTMLElement | null): readonly HTMLElement[] {
  return [...(toolbar?.children ?? [])] as HTMLElement[]
}

interface ToolsProps {
  readonly kind: 'formatting' | 'picture' | 'table'
  readonly label: string
  /** Id of the text field. */
  readonly controls: string
  readonly children: ReactNode
}

interface MarkupToolbarProps {
  readonly editor: Editor
  readonly controls: string
  /** Called to end editing, if it has a start and an end. */
  readonly onDone: (() => void) | undefined
  /** True if an @ was typed: the link form is open. */
  readonly isAtSign: boolean
  readonly onAtSignDone: () => void
}
