import type { Editor } from '@tiptap/react'
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { safeHref } from '#schema/text/safe-href'
import { Button } from '../../../ui/button'
import { HREF_MESSAGE } from '../link/address-input'

/** Asks where the selected words lead. */
export function MarkupLink({ editor, close }: MarkupLinkProps) {
  const id = useId()
  const before = editor.getAttributes('link').href as string | undefined
  const [href, setHref] = useState(before ?? '')
  const [isWrong, setIsWrong] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => input.current?.focus(), [])
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape closes it from anywhere inside
    <div className="panel-markup-link" onKeyDown={steer}>
      <label htmlFor={id}>Where the words lead</label>
      <input
        id={id}
        ref={input}
        type="text"
        inputMode="url"
        className="ed-input"
        placeholder="https://… or /visit"
        value={href}
        aria-invalid={isWrong || undefined}
        aria-describedby={isWrong ? `${id}-wrong` : undefined}
        onChange={(event) => setHref(event.target.value)}
      />
      {isWrong && (
        <p id={`${id}-wrong`} className="panel-field-issues">
          {HREF_MESSAGE}
        </p>
      )}
      <div className="panel-markup-link-foot">
        <Button look="primary" onClick={apply}>
          Set link
        </Button>
        {before !== undefined && <Button onClick={remove}>Remove link</Button>}
        <Button look="quiet" onClick={leave}>
          Cancel
        </Button>
      </div>
    </div>
  )

  function apply(): void {
    const safe = safeHref(href)
    if (safe === null) {
      setIsWrong(true)
      return
    }
    const chain = editor.chain().focus().extendMarkRange('link')
    const linked = { type: 'text', text: safe, marks: [{ type: 'link', attrs: { href: safe } }] }
    // With nothing selected, the address itself becomes the words.
    if (editor.state.selection.empty && before === undefined) chain.insertContent(linked).run()
    else chain.setLink({ href: safe }).run()
    close()
  }

  function remove(): void {
    editor.chain().focus().extendMarkRange('link').unsetLink().run()
    close()
  }

  function leave(): void {
    close()
    editor.commands.focus()
  }

  function steer(event: KeyboardEvent): void {
    if (event.key === 'Escape') {
      event.stopPropagation()
      leave()
    }
    if (event.key === 'Enter' && event.target === input.current) {
      event.preventDefault()
      apply()
    }
  }
}

interface MarkupLinkProps {
  readonly editor: Editor
  readonly close: () => void
}
