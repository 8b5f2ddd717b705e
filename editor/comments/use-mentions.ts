import { useQuery } from '@apollo/client/react'
import { type KeyboardEvent, type RefObject, useId, useState } from 'react'
import type { CommentPerson } from '../api/comments'
import { mentionableQuery } from '../api/comments-query'
import { useRestingText } from '../ui/use-resting-text'
import { type Draft, useComments } from './comments'

const MAX_NAME_LENGTH = 40

/** An @ before the caret and the text after it. */
interface Search {
  readonly from: number
  readonly words: string
}

/** Suggests people after a typed @. The text field keeps the focus and controls the list. */
export function useMentions(
  field: RefObject<HTMLTextAreaElement | null>,
  draft: Draft,
  write: (draft: Omit<Draft, 'key'>) => void,
) {
  const [search, setSearch] = useState<Search | null>(null)
  const [active, setActive] = useState(0)
  const words = search?.words.toLowerCase() ?? null
  // Until the response to the last key arrives, earlier people are still listed.
  const people = usePeople(words).filter(({ name }) => name.toLowerCase().includes(words ?? ''))
  const listId = useId()
  const isOpen = search !== null && people.length > 0

  function refresh(): void {
    const next = field.current && searchAt(field.current)
    setSearch((before) =>
      before?.words === next?.words && before?.from === next?.from ? before : next,
    )
    setActive(0)
  }

  function close(): void {
    setSearch(null)
  }

  function pick(index: number): void {
    const person = people[index]
    if (!search || !person) return
    const { from, words } = search
    const before = `${draft.text.slice(0, from)}@${person.name} `
    const text = before + draft.text.slice(from + 1 + words.length).replace(/^ /, '')
    write({ text, people: [...draft.people.filter(({ id }) => id !== person.id), person] })
    close()
    requestAnimationFrame(() => {
      field.current?.focus()
      field.current?.setSelectionRange(before.length, before.length)
    })
  }

  /** Returns whether the list handled the key. */
  function press(event: KeyboardEvent): boolean {
    if (!isOpen || event.ctrlKey || event.metaKey) return false
    if (event.key === 'ArrowDown') setActive((active + 1) % people.length)
    else if (event.key === 'ArrowUp') setActive((active + people.length - 1) % people.length)
    else if (event.key === 'Enter' || event.key === 'Tab') pick(active)
    else if (event.key === 'Escape') close()
    else return false
    event.preventDefault()
    event.stopPropagation()
    return true
  }

  const aria = {
    'aria-autocomplete': 'list',
    'aria-haspopup': 'listbox',
    'aria-controls': isOpen ? listId : undefined,
    'aria-activedescendant': isOpen ? `${listId}-${active}` : undefined,
  } as const
  return { aria, listId, isOpen, people, active, refresh, close, pick, press }
}

/**
 * Returns the @ that begins a word before the caret, with the one or two words after it; `null` after a further space, which ends
 * a name.
 */
function searchAt({ value, selectionStart, selectionEnd }: HTMLTextAreaElement): Search | null {
  if (selectionStart !== selectionEnd) return null
  const typed = /(?:^|\s)@((?:[^\s@]+(?: [^\s@]+)?)?)$/.exec(value.slice(0, selectionStart))?.[1]
  if (typed === undefined || typed.length > MAX_NAME_LENGTH) return null
  return { from: selectionStart - typed.length - 1, words: typed }
}

/** Returns people with this name who may see the page; empty without a search or if the request fails. */
function usePeople(words: string | null): readonly CommentPerson[] {
  const { documentId } = useComments()
  const search = useRestingText(words ?? '')
  const { data, previousData } = useQuery(mentionableQuery, {
    variables: { documentId, search },
    skip: words === null,
  })
  return words === null ? [] : ((data ?? previousData)?.mentionable ?? [])
}
