import type { Editor } from '@tiptap/react'
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { safeHref } from '#schema/text/safe-href'
import { Button } from '../../../ui/button'
import { PickerList } from '../../pickers/picker-list'
import {
  completedAddress,
  isAddress,
  type LinkTargets,
  useLinkTargets,
} from '../../pickers/use-link-targets'
import { HREF_MESSAGE } from '../link/address-issues'
import '../../pickers/records.css'

/** Asks where the selected words lead. */
export function MarkupLink({ editor, close }: MarkupLinkProps) {
  const id = useId()
  const before = editor.getAttributes('link').href as string | undefined
  const [href, setHref] = useState(before ?? '')
  const [isWrong, setIsWrong] = useState(false)
  const [active, setActive] = useState(-1)
  const targets = useLinkTargets(href)
  const options = targets.options.filter((option) => option.href !== null)
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => input.current?.focus(), [])
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape closes it from anywhere inside
    <div className="panel-markup-link" onKeyDown={steer}>
      <label htmlFor={id}>Link to</label>
      <input
        id={id}
        ref={input}
        type="text"
        role="combobox"
        className="ed-input"
        autoComplete="off"
        placeholder="Search, or enter an address"
        value={href}
        aria-expanded={options.length > 0}
        aria-controls={`${id}-list`}
        aria-autocomplete="list"
        aria-activedescendant={options[active] ? `${id}-list-${active}` : undefined}
        aria-invalid={isWrong || undefined}
        aria-describedby={isWrong ? `${id}-wrong` : undefined}
        onChange={({ target }) => {
          setHref(target.value)
          setActive(-1)
          setIsWrong(false)
        }}
      />
      {isWrong && (
        <p id={`${id}-wrong`} className="panel-field-issues">
          {HREF_MESSAGE}
        </p>
      )}
      <div className="panel-markup-link-targets">
        <PickerList
          id={`${id}-list`}
          label="Pages, events, articles, galleries and files"
          options={options}
          active={active}
          chosen={options.find((option) => option.href === before)?.key ?? null}
          note={noteOf(targets, href)}
          pick={(index) => link(options[index]?.href ?? '')}
        />
      </div>
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

  /** What the arrow keys are at; else an address as it is typed, or the first that is called so. */
  function apply(): void {
    const meant = isAddress(href) ? undefined : options[Math.max(active, 0)]
    link(meant?.href ?? completedAddress(href))
  }

  function link(address: string): void {
    const safe = safeHref(address)
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
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step !== undefined && options.length > 0 && event.target === input.current) {
      event.preventDefault()
      setActive((active + step + options.length) % options.length)
    }
    if (event.key === 'Enter' && event.target === input.current) {
      event.preventDefault()
      apply()
    }
  }
}

function noteOf({ state, options }: LinkTargets, text: string): string {
  if (state === 'failed') return 'The search failed. Type again to retry.'
  if (state === 'searching') return 'Searching…'
  return options.length === 0 && !isAddress(text) ? `No results for “${text.trim()}”` : ''
}

interface MarkupLinkProps {
  readonly editor: Editor
  readonly close: () => void
}
