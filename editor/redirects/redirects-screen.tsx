import { CornerDownRight } from 'lucide-react'
import { useState } from 'react'
import { DEFAULT_LOCATION_ID } from '#schema/entities/location'
import { failureOf } from '../api/failure'
import { readLocations } from '../api/pages'
import { readRedirects, removeRedirect } from '../api/redirects'
import { useApp } from '../app/app-context'
import { FailureNote } from '../app/error-page'
import { useAnswer } from '../app/use-answer'
import { Choice } from '../screens/choice'
import { Paging } from '../screens/paging'
import { Screen } from '../screens/screen'
import { managesLocation } from '../screens/screens'
import { SearchWords } from '../screens/search-words'
import { useCursors } from '../screens/use-cursors'
import { useQuery } from '../screens/use-query'
import { EmptyState } from '../ui/empty-state'
import { Spinner } from '../ui/spinner'
import { StatusRegion } from '../ui/status-region'
import { type Toast, ToastRegion } from '../ui/toast-region'
import { AddRedirect } from './add-redirect'
import { ImportRedirects } from './import-redirects'
import { RedirectTable } from './redirect-table'
import { TestAddress } from './test-address'
import './redirects.css'

const AT_ONCE = 25
const KNOWN = { text: null, location: null } as const

/** The addresses of a site that lead elsewhere: to list, add, test and import. */
export function RedirectsScreen() {
  const { client, account } = useApp()
  const { query, changeQuery } = useQuery<keyof typeof KNOWN>(KNOWN)
  const { answer: locations, again } = useAnswer('locations', () => readLocations(client))
  const names = locations.state === 'ready' ? locations.value : []
  const managed = names.filter(({ id }) => managesLocation(account, id))
  const chosen =
    managed.find(({ id }) => String(id) === query.location) ??
    managed.find(({ id }) => id === DEFAULT_LOCATION_ID) ??
    managed[0]
  return (
    <Screen title="Redirects">
      <p className="ed-quiet">
        Old addresses that lead visitors on. What a page leaves when it moves is here by itself.
      </p>
      {locations.state === 'failed' && <FailureNote failure={locations.failure} again={again} />}
      {chosen && (
        <>
          <search className="redirects-search">
            <Choice
              label="Site"
              value={String(chosen.id)}
              options={managed.map(({ id, name }) => [
                String(id),
                id === DEFAULT_LOCATION_ID ? `${name}, and every site` : name,
              ])}
              onChange={(location) => changeQuery({ location })}
            />
            <SearchWords
              text={query.text}
              placeholder="Part of an address"
              onChange={(text) => changeQuery({ text })}
            />
          </search>
          <OfSite key={chosen.id} locationId={String(chosen.id)} text={query.text} />
        </>
      )}
    </Screen>
  )
}

function OfSite({ locationId, text }: { readonly locationId: string; readonly text: string }) {
  const { client } = useApp()
  const [toast, setToast] = useState<Toast | null>(null)
  const { cursors, setCursors } = useCursors(`${locationId} ${text}`)
  const { answer, isAsking, again } = useAnswer(`${locationId} ${text} ${cursors.at(-1)}`, () =>
    readRedirects(client, {
      ...{ locationId, first: AT_ONCE, after: cursors.at(-1) ?? null },
      search: text.trim() || null,
    }),
  )

  function tell(words: string): void {
    setToast((before) => ({ text: words, undo: false, count: (before?.count ?? 0) + 1 }))
    again()
  }

  async function remove(path: string): Promise<void> {
    try {
      await removeRedirect(client, locationId, path)
      tell(`${path} leads nowhere now.`)
    } catch (error) {
      tell(`Not removed. ${failureOf(error).message}`)
    }
  }

  return (
    <>
      <div className="redirects-tools">
        <AddRedirect locationId={locationId} onAdded={(path) => tell(`${path} leads on now.`)} />
        <TestAddress locationId={locationId} />
        <ImportRedirects locationId={locationId} onDone={tell} />
      </div>
      {answer.state === 'failed' && <FailureNote failure={answer.failure} again={again} />}
      {answer.state === 'loading' && <Spinner label="Loading redirects…" />}
      {answer.state === 'ready' && (
        <div aria-busy={isAsking}>
          {answer.value.nodes.length === 0 ? (
            <EmptyState icon={<CornerDownRight size={32} />} title="No redirect is here">
              {text ? 'Try a shorter part of the address.' : 'Add one above, or import a list.'}
            </EmptyState>
          ) : (
            <RedirectTable redirects={answer.value.nodes} onRemove={remove} />
          )}
          <Paging list={answer.value} atOnce={AT_ONCE} {...{ cursors, setCursors }} />
        </div>
      )}
      <ToastRegion toast={toast} onUndo={() => undefined} />
      <StatusRegion text={toast?.text ?? ''} count={toast?.count ?? 0} />
    </>
  )
}
