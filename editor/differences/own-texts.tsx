import { useQuery } from '@apollo/client/react'
import { useState } from 'react'
import { t } from '#schema/messages/t'
import { failureOf } from '../api/failure'
import { type ApiClient, fetchQuery, write } from '../api/fetch-query'
import { documentQuery } from '../api/operations/documents'
import type { OwnTextsQuery } from '../api/operations/generated'
import { convertTextMutation } from '../api/operations/overrides'
import { ownTextsQuery, removeOwnTextMutation } from '../api/operations/page-versions'
import { useApp } from '../app/app-context'
import { pagePath } from '../app/routes'
import { managesShared } from '../screens/places-of-work'
import { useLocationNames } from '../screens/use-location-names'
import { AppLink } from '../ui/app-link'
import { Button } from '../ui/button'
import { languageLabel } from '../ui/language-names'
import type { Narrowed } from './differing-page'

/**
 * List of full texts of locations that replace the network's, with actions to open them, convert them to differences, or remove
 * them.
 */
export function OwnTexts({ query, onChanged }: OwnTextsProps) {
  const { account, client } = useApp()
  const { names } = useLocationNames()
  const { data, refetch } = useQuery(ownTextsQuery, {
    variables: {
      ...(query.page && { documentId: query.page }),
      ...(query.location && { locationId: query.location }),
    },
    fetchPolicy: 'cache-and-network',
  })
  const [isBusy, setIsBusy] = useState(false)
  const [asked, setAsked] = useState<string | null>(null)
  const texts = data?.livePageVersions.nodes ?? []
  if (texts.length === 0) return null

  async function take(step: () => Promise<void>, done: string): Promise<void> {
    if (isBusy) return
    setIsBusy(true)
    try {
      await step()
      onChanged(done)
    } catch (error) {
      onChanged(failureOf(error).message)
    }
    setAsked(null)
    setIsBusy(false)
    void refetch().catch(() => undefined)
  }

  return (
    <section className="differences-resets" aria-labelledby="own-texts">
      <h2 id="own-texts">{t('Locations with their own version')}</h2>
      <p className="ed-quiet">
        {t(
          'These locations replace the network’s page with their own version. Turn it into differences to keep their changes and get the network’s updates for the rest.',
        )}
      </p>
      <ul>
        {texts.map((text) => (
          <li key={keyOf(text)}>
            <p>
              <AppLink href={hrefOf(text, names)}>
                {text.title} · {text.locationName}
              </AppLink>{' '}
              <span className="ed-quiet">{languageLabel(text.language ?? '')}</span>
            </p>
            {managesShared(account) && (
              <div className="differences-steps">
                <Button
                  aria-disabled={isBusy}
                  aria-label={t('Turn {name}’s text into differences', {
                    name: text.locationName,
                  })}
                  onClick={() =>
                    void take(
                      () => convert(client, text),
                      t('{name} now gets the network’s updates. Visitors see no change.', {
                        name: text.locationName,
                      }),
                    )
                  }
                >
                  {t('Turn into differences')}
                </Button>
                <Button
                  look="quiet"
                  aria-disabled={isBusy}
                  aria-label={
                    asked === keyOf(text)
                      ? t('Remove {name}’s text now', { name: text.locationName })
                      : t('Remove {name}’s text', { name: text.locationName })
                  }
                  onClick={() => {
                    if (asked !== keyOf(text)) return setAsked(keyOf(text))
                    void take(
                      () => remove(client, text),
                      t(
                        '{name} now shows the network’s page. Its own version is kept in the page’s history.',
                        {
                          name: text.locationName,
                        },
                      ),
                    )
                  }}
                >
                  {asked === keyOf(text) ? t('Remove it now') : t('Remove…')}
                </Button>
              </div>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}

interface OwnTextsProps {
  readonly query: Pick<Narrowed, 'page' | 'location'>
  /** Called with a message that describes the result. */
  readonly onChanged: (words: string) => void
}

type OwnText = OwnTextsQuery['livePageVersions']['nodes'][number]

function keyOf({ documentId, locationId, language }: OwnText): string {
  return `${documentId} ${locationId} ${language}`
}

function hrefOf(
  { documentId, locationId, language }: OwnText,
  names: readonly { readonly id: number; readonly slug: string }[],
): string {
  const slug = names.find(({ id }) => id === Number(locationId))?.slug
  return pagePath(Number(documentId), language ?? undefined, slug)
}

async function convert(client: ApiClient, text: OwnText): Promise<void> {
  await write(client, convertTextMutation, await targetOf(client, text))
}

async function remove(client: ApiClient, text: OwnText): Promise<void> {
  await write(client, removeOwnTextMutation, await targetOf(client, text))
}

/** Returns the text with the current version of its page. */
async function targetOf(client: ApiClient, { documentId, locationId, language }: OwnText) {
  const id = String(documentId)
  const { document } = await fetchQuery(client, documentQuery, { id })
  return {
    ...{ documentId: id, locationId: String(locationId), language: language ?? '' },
    expectedVersion: document?.version ?? 0,
  }
}
