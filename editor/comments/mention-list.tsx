import { useEffect } from 'react'
import { t } from '#schema/messages/t'
import type { CommentPerson } from '../api/comments'

/** List of people who can be mentioned, below the text field. */
export function MentionList({ listId, isOpen, people, active, pick }: MentionListProps) {
  useEffect(() => {
    if (isOpen)
      document.getElementById(`${listId}-${active}`)?.scrollIntoView?.({ block: 'nearest' })
  }, [listId, isOpen, active])
  return (
    <>
      {isOpen && (
        <div
          id={listId}
          role="listbox"
          aria-label={t('People')}
          tabIndex={-1}
          className="ed-mentions"
        >
          {people.map((person, index) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the text has the focus and steers the list
            <div
              key={person.id}
              id={`${listId}-${index}`}
              role="option"
              tabIndex={-1}
              aria-selected={index === active}
              // Keeps the focus in the text field: losing it closes the list.
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => pick(index)}
            >
              {person.name}
            </div>
          ))}
        </div>
      )}
      <span role="status" className="ed-visually-hidden">
        {isOpen &&
          t('{count, plural, one {# person found} other {# people found}}', {
            count: people.length,
          })}
      </span>
    </>
  )
}

interface MentionListProps {
  readonly listId: string
  readonly isOpen: boolean
  readonly people: readonly CommentPerson[]
  readonly active: number
  readonly pick: (index: number) => void
}
