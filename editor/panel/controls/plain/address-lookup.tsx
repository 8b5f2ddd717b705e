import { useState } from 'react'
import { t } from '#schema/messages/t'
import { type FoundRecord, useRecordSearch } from '../../../library/record-search'

type Lookup =
  | { readonly state: 'asking' }
  | { readonly state: 'found'; readonly places: readonly FoundRecord[] }
  | { readonly state: 'failed'; readonly message: string }

/** Button that geocodes an address with the server's provider, and lists the results. */
export function AddressLookup({ text, choose }: AddressLookupProps) {
  const { search } = useRecordSearch()
  const [lookup, setLookup] = useState<Lookup | null>(null)
  async function find() {
    setLookup({ state: 'asking' })
    try {
      setLookup({ state: 'found', places: await search('address', text) })
    } catch (error) {
      setLookup({
        state: 'failed',
        message: error instanceof Error ? error.message : String(error),
      })
    }
  }
  return (
    <>
      <button
        type="button"
        className="ed-button"
        data-look="plain"
        aria-busy={lookup?.state === 'asking'}
        onClick={find}
      >
        {t('Find this address')}
      </button>
      <div role="status">{lookup && messageOf(lookup)}</div>
      {lookup?.state === 'found' && (
        <ul className="panel-map-found">
          {lookup.places.map(({ key, title }) => (
            <li key={key}>
              <button
                type="button"
                className="ed-button"
                data-look="plain"
                onClick={() => choose(key)}
              >
                {title}
              </button>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}

interface AddressLookupProps {
  /** The typed address. */
  readonly text: string
  /** Called with the coordinates of a result. */
  readonly choose: (coordinates: string) => void
}

function messageOf(lookup: Lookup): string {
  switch (lookup.state) {
    case 'asking':
      return t('Looking up the address…')
    case 'failed':
      return lookup.message
    case 'found':
      return lookup.places.length === 0
        ? t('No place found. Try it without the house number, or paste a map link.')
        : t('Choose the place:')
  }
}
