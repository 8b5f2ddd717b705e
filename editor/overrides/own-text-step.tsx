import { useState } from 'react'
import { DEFAULT_LOCATION_ID } from '#schema/entities/location'
import { t } from '#schema/messages/t'
import { failureOf } from '../api/failure'
import { fetchQuery, write } from '../api/fetch-query'
import { documentQuery } from '../api/operations/documents'
import { convertTextMutation } from '../api/operations/overrides'
import { useApp } from '../app/app-context'
import { useEditing } from '../saving/editing'
import { managesLocation } from '../screens/screens'
import type { LocationVersion } from '../store/location-version'
import { useSession } from '../store/session'
import { Button } from '../ui/button'
import { placeOf } from './reload-version'

/** Button that converts a location's full text to differences from the network page, for users who publish the page. */
export function OwnTextStep({ version }: { readonly version: LocationVersion }) {
  const { client, account } = useApp()
  const session = useSession()
  const editing = useEditing()
  const [problem, setProblem] = useState<string | null>(null)
  const [isBusy, setIsBusy] = useState(false)
  if (!managesLocation(account, DEFAULT_LOCATION_ID, 'page'))
    return <span>{t('Ask someone who manages the network to turn network updates back on.')}</span>

  async function convert(): Promise<void> {
    if (isBusy) return
    setIsBusy(true)
    try {
      const id = String(session.documentId)
      const { document } = await fetchQuery(client, documentQuery, { id })
      const expectedVersion = document?.version ?? 0
      await write(client, convertTextMutation, {
        ...{ ...placeOf({ session, editing }), expectedVersion },
      })
      // Nothing is unsaved, because the text could not be edited.
      window.location.reload()
    } catch (error) {
      setProblem(failureOf(error).message)
      setIsBusy(false)
    }
  }

  return (
    <>
      {problem !== null && <span role="alert">{problem}</span>}
      <Button
        aria-disabled={isBusy}
        title={t('{locationName}’s changes are kept, and visitors see the same page.', {
          locationName: version.locationName,
        })}
        onClick={() => void convert()}
      >
        {t('Use the network’s version again')}
      </Button>
    </>
  )
}
