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
  TextQuote,
  Undo2,
} from 'lucide-react'
import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react'
import { Button } from '../../../ui/button'
import { EDITOR_LANGUAGE } from '../../../ui/editor-language'
import { MarkupLink } from './markup-link'

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

/** What can be done to the text. One stop of the Tab key; the arrow keys go through it. */
export function MarkupToolbar({ editor, controls }: MarkupToolbarProps) {
  const toolbar = useRef<HTMLDivElement>(null)
  const [stop, setStop] = useState(0)
  const [linking, setLinking] = useState(false)
  // A text, so that typing does not render the toolbar while nothing in it changes.
  const on = useEditorState({
    editor,
    selector: ({ editor: now }) =>
      actions.map(({ isOn }) => (isOn?.(now) ? '1' : '0')).join('') +
      (now.isActive('link') ? 1 : 0),
  })
  const link: Action = { name: 'Link', icon: <Link size={14} />, run: () => setLinking(true) }
  return (
    <>
      <div
        ref={toolbar}
        role="toolbar"
        aria-label="Formatting"
        lang={EDITOR_LANGUAGE}
        aria-controls={controls}
        className="panel-markup-toolbar"
        onKeyDown={steer}
      >
        {[...actions, link].map(({ name, icon, run, isOn }, index) => (
          <Button
            key={name}
            look="quiet"
            className="ed-icon-button"
            data-small
            title={name}
            tabIndex={index === stop ? 0 : -1}
            aria-pressed={isOn || name === 'Link' ? on[index] === '1' : undefined}
            onFocus={() => setStop(index)}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => run(editor)}
          >
            {icon}
            <span className="ed-visually-hidden">{name}</span>
          </Button>
        ))}
      </div>
      {linking && <MarkupLink editor={editor} close={() => setLinking(false)} />}
    </>
  )

  function steer(event: KeyboardEvent): void {
    const buttons = [...(toolbar.current?.children ?? [])] as HTMLElement[]
    const count = buttons.length
    const to = { ArrowRight: stop + 1, ArrowLeft: stop - 1, Home: 0, End: count - 1 }[event.key]
    if (to === undefined) return
    event.preventDefault()
    buttons[(to + count) % count]?.focus()
  }
}

interface MarkupToolbarProps {
  readonly editor: Editor
  /** The id of the text. */
  readonly controls: string
}

function heading(level: 2 | 3 | 4, icon: ReactNode): Action {
  return {
    name: `Heading ${level}`,
    icon,
    run: (editor) => editor.chain().focus().toggleHeading({ level }).run(),
    isOn: (editor) => editor.isActive('heading', { level }),
  }
}
