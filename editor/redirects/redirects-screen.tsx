import { CornerDownRight } from 'lucide-react'
import { DEFAULT_LOCATION_ID } from '#schema/entities/location'
import { failureOf } from '../api/failure'
import { readLocations } from '../api/pages'
import { readRedirects, removeRedirect } from '../api/redirects'
import { useApp } from '../app/app-context'
import { FailureNote } from '../app/error-page'
import { useAnswer } from '../app/use-answer'
import { Choice } from '../screens/choice'
import { List } from '../screens/list/list'
import { SearchWords } from '../screens/list/search-words'
import { useList } from '../screens/list/use-list'
import { Screen } from '../screens/screen'
import { managesLocation } from '../screens/screens'
import { useQuery } from '../screens/use-query'
import { EmptyState } from '../ui/empty-state'
import { ScreenToast, useToast } from '../ui/screen-toast'
import { AddRedirect } from './add-redirect'
import { ImportRedirects } from './import-redirects'
import { RedirectTable } from './redirect-table'
import { TestAddress } from './test-address'
import './redirects.css'

const PAGE_SIZE = 25
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
  const { toast, showToast } = useToast()
  const list = useList(`${locationId} ${text}`, (after) =>
    readRedirects(client, {
      ...{ locationId, first: PAGE_SIZE, after },
      search: text.trim() || null,
    }),
  )

  function tell(words: string): void {
    showToast(words)
    list.again()
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
      <List
        list={list}
        what="redirects"
        pageSize={PAGE_SIZE}
        empty={
          <EmptyState icon={<CornerDownRight size={32} />} title="No redirect is here">
            {text ? 'Try a shorter part of the address.' : 'Add one above, or import a list.'}
          </EmptyState>
        }
      >
        {({ nodes }) => <RedirectTable redirects={nodes} onRemove={remove} />}
      </List>
      <ScreenToast toast={toast} />
    </>
  )
}
