import type { Editor } from '@tiptap/react'
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { t } from '#schema/messages/t'
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

/** Form for the link target of the selected text; without a selection, the target's name is inserted. */
export function MarkupLink({ editor, close, typed }: MarkupLinkProps) {
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
      <label htmlFor={id}>{t('Link to')}</label>
      <input
        id={id}
        ref={input}
        type="text"
        role="combobox"
        className="ed-input"
        autoComplete="off"
        placeholder={t('Search, or enter an address')}
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
          label={t('Pages, events, articles, galleries and files')}
          options={options}
          active={active}
          chosen={options.find((option) => option.href === before)?.key ?? null}
          note={noteOf(targets, href)}
          pick={(index) => link(options[index]?.href ?? '', options[index]?.title)}
        />
      </div>
      <div className="panel-markup-link-foot">
        <Button look="primary" onClick={apply}>
          {t('Set link')}
        </Button>
        {before !== undefined && <Button onClick={remove}>{t('Remove link')}</Button>}
        <Button look="quiet" onClick={leave}>
          {t('Cancel')}
        </Button>
      </div>
    </div>
  )

  /** Uses the highlighted option, or else a typed address, or the first option with that name. */
  function apply(): void {
    const meant = isAddress(href) ? undefined : options[Math.max(active, 0)]
    link(meant?.href ?? completedAddress(href), meant?.title)
  }

  /** Links the selection; without one, inserts the target's name, or its address. */
  function link(address: string, name?: string): void {
    const safe = safeHref(address)
    if (safe === null) {
      setIsWrong(true)
      return
    }
    writeLink(editor, safe, before === undefined ? name || safe : null)
    close()
  }

  function remove(): void {
    editor.chain().focus().extendMarkRange('link').unsetMark('link').run()
    close()
  }

  function leave(): void {
    close()
    // The sign was meant literally: inserts the typed text.
    writeText(editor, typed === undefined ? '' : typed + href)
  }

  function steer(event: KeyboardEvent): void {
    if (event.key === 'Escape') {
      event.stopPropagation()
      leave()
    }
    // There is no such target: "@ 7pm" continues as text.
    if (event.key === ' ' && typed !== undefined && href === '' && event.target === input.current) {
      event.preventDefault()
      close()
      writeText(editor, `${typed} `)
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

/** Links the selected text. Without a selection, inserts `name`, unless there is a link already. */
function writeLink(editor: Editor, href: string, name: string | null): void {
  const chain = editor.chain().focus().extendMarkRange('link')
  if (editor.state.selection.empty && name !== null)
    chain
      .insertContent({ type: 'text', text: name, marks: [{ type: 'link', attrs: { href } }] })
      .run()
  else chain.setMark('link', { href }).setMeta('preventAutolink', true).run()
}

function writeText(editor: Editor, text: string): void {
  if (text === '') editor.commands.focus()
  else editor.chain().focus().insertContent({ type: 'text', text }).run()
}

function noteOf({ state, options }: LinkTargets, text: string): string {
  if (state === 'failed') return t('The search failed. Type again to retry.')
  if (state === 'searching') return t('Searching…')
  return options.length === 0 && !isAddress(text)
    ? t('No results for “{text}”', { text: text.trim() })
    : ''
}

interface MarkupLinkProps {
  readonly editor: Editor
  readonly close: () => void
  /** The typed sign that opened the form; it is inserted as text if nothing is chosen. */
  readonly typed?: string
}
