import { useState } from 'react'
import { embedAt } from '#renderer/parts/embeds/embed-address'
import { PROVIDERS } from '#renderer/parts/embeds/providers'
import { t } from '#schema/messages/t'
import { useRecordSearch } from '../../../library/record-search'
import { useFieldsForm, useStoredValue } from '../../form/fields-form'
import { textOf } from '../../form/values'

/** Button that fills the empty title and credit of an embed from its provider, in one history step. */
export function EmbedDetails({ address, path, into }: EmbedDetailsProps) {
  const { search } = useRecordSearch()
  const { store, undoGroup } = useFieldsForm()
  const [lookup, setLookup] = useState<'asking' | { readonly message: string } | null>(null)
  const beside = path.slice(0, path.lastIndexOf('.') + 1)
  const paths = { title: beside + into.title, author: beside + into.author }
  const hasTitle = useStoredValue(paths.title, (value) => textOf(value).trim() !== '')
  const hasAuthor = useStoredValue(paths.author, (value) => textOf(value).trim() !== '')
  const embed = embedAt(address)
  const isOffered = embed && PROVIDERS[embed.provider].oembed && !(hasTitle && hasAuthor)

  async function fill() {
    setLookup('asking')
    try {
      const [found] = await search('embed', address)
      undoGroup.end()
      if (found && !hasTitle) undoGroup.type(path, () => store(paths.title, found.title))
      if (found?.detail && !hasAuthor) undoGroup.type(path, () => store(paths.author, found.detail))
      undoGroup.end()
      setLookup({ message: messageOf(found) })
    } catch (error) {
      setLookup({ message: error instanceof Error ? error.message : String(error) })
    }
  }

  return (
    <>
      {isOffered && (
        <button
          type="button"
          className="ed-button"
          data-look="plain"
          aria-busy={lookup === 'asking'}
          onClick={fill}
        >
          {t('Fill in title and credit')}
        </button>
      )}
      <div role="status">{lookup !== null && lookup !== 'asking' && lookup.message}</div>
    </>
  )
}

function messageOf(found: { readonly detail: string } | undefined): string {
  if (!found) return t('No details were found for this address. Enter the title yourself.')
  return found.detail === ''
    ? t('Title filled in. No author was found.')
    : t('The empty fields were filled in.')
}

interface EmbedDetailsProps {
  readonly address: string
  /** Path of the address field. */
  readonly path: string
  /** Names of the sibling fields to fill. */
  readonly into: { readonly title: string; readonly author: string }
}
