import { type Editor, useEditorState } from '@tiptap/react'
import {
  Bold,
  Heading2,
  Heading3,
  Heading4,
  Italic,
  Link,
  List,
  ListOrdered,
  Redo2,
  Table,
  TextQuote,
  Undo2,
} from 'lucide-react'
import { type KeyboardEvent, type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import { Button } from '../../../ui/button'
import { EDITOR_LANGUAGE } from '../../../ui/language-names'
import { MarkupLink } from './markup-link'
import { insertTable, isCaretInTable, tableActions } from './markup-table'

/** One action of the toolbar. */
interface Action {
  readonly name: string
  readonly icon: ReactNode
  readonly run: (editor: Editor) => void
  readonly isOn?: (editor: Editor) => boolean
}

const actions: readonly Action[] = [
  {
    name: 'Bold',
    icon: <Bold size={14} />,
    run: (editor) => editor.chain().focus().toggleBold().run(),
    isOn: (editor) => editor.isActive('bold'),
  },
  {
    name: 'Italic',
    icon: <Italic size={14} />,
    run: (editor) => editor.chain().focus().toggleItalic().run(),
    isOn: (editor) => editor.isActive('italic'),
  },
  heading(2, <Heading2 size={14} />),
  heading(3, <Heading3 size={14} />),
  heading(4, <Heading4 size={14} />),
  {
    name: 'Bulleted list',
    icon: <List size={14} />,
    run: (editor) => editor.chain().focus().toggleBulletList().run(),
    isOn: (editor) => editor.isActive('bulletList'),
  },
  {
    name: 'Numbered list',
    icon: <ListOrdered size={14} />,
    run: (editor) => editor.chain().focus().toggleOrderedList().run(),
    isOn: (editor) => editor.isActive('orderedList'),
  },
  {
    name: 'Quote',
    icon: <TextQuote size={14} />,
    run: (editor) => editor.chain().focus().toggleBlockquote().run(),
    isOn: (editor) => editor.isActive('blockquote'),
  },
  { name: 'Table', icon: <Table size={14} />, run: insertTable, isOn: isCaretInTable },
  {
    name: 'Undo in this text',
    icon: <Undo2 size={14} />,
    run: (editor) => editor.chain().focus().undo().run(),
  },
  {
    name: 'Redo in this text',
    icon: <Redo2 size={14} />,
    run: (editor) => editor.chain().focus().redo().run(),
  },
]

/** What can be done to the text; in a table also to its rows and columns. */
export function MarkupToolbar({ editor, controls, onDone }: MarkupToolbarProps) {
  const [linking, setLinking] = useState(false)
  // A text, so that typing does not render the toolbar while nothing in it changes.
  const on = useEditorState({
    editor,
    selector: ({ editor: now }) =>
      [...actions, linkState].map(({ isOn }) => (isOn?.(now) ? '1' : '0')).join(''),
  })
  const link: Action = { ...linkState, icon: <Link size={14} />, run: () => setLinking(true) }
  const isInTable = on[actions.findIndex(({ name }) => name === 'Table')] === '1'
  const shown = isInTable ? actions.filter(({ name }) => name !== 'Table') : actions
  return (
    <div className="panel-markup-tools" lang={EDITOR_LANGUAGE}>
      <Tools label="Formatting" controls={controls}>
        {[...shown, link].map(({ name, icon, run, isOn }) => (
          <Button
            key={name}
            look="quiet"
            className="ed-icon-button"
            data-small
            title={name}
            aria-pressed={isOn && name !== 'Table' ? isOn(editor) : undefined}
            onClick={() => run(editor)}
          >
            {icon}
            <span className="ed-visually-hidden">{name}</span>
          </Button>
        ))}
        {onDone && (
          <Button look="quiet" data-small onClick={onDone}>
            Done
          </Button>
        )}
      </Tools>
      {isInTable && (
        <Tools label="Table" controls={controls}>
          {tableActions.map(({ name, run }) => (
            <Button key={name} look="quiet" data-small onClick={() => run(editor)}>
              {name}
            </Button>
          ))}
        </Tools>
      )}
      {linking && <MarkupLink editor={editor} close={() => setLinking(false)} />}
    </div>
  )
}

const linkState = { name: 'Link', isOn: (editor: Editor) => editor.isActive('link') }

/** A toolbar of buttons: one stop of the Tab key; the arrow keys go through it. */
function Tools({ label, controls, children }: ToolsProps) {
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
      data-tools={label}
      aria-controls={controls}
      className="panel-markup-toolbar"
      onKeyDown={steer}
      onMouseDown={(event) => event.preventDefault()}
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
  readonly label: string
  /** The id of the text. */
  readonly controls: string
  readonly children: ReactNode
}

interface MarkupToolbarProps {
  readonly editor: Editor
  readonly controls: string
  /** Ends writing, where it begins and ends. */
  readonly onDone: (() => void) | undefined
}

function heading(level: 2 | 3 | 4, icon: ReactNode): Action {
  return {
    name: `Heading ${level}`,
    icon,
    run: (editor) => editor.chain().focus().toggleHeading({ level }).run(),
    isOn: (editor) => editor.isActive('heading', { level }),
  }
}
