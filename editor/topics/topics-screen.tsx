import { Plus } from 'lucide-react'
import { useState } from 'react'
import { DEFAULT_LOCATION_ID } from '#schema/entities/location'
import { t } from '#schema/messages/t'
import { failureOf } from '../api/failure'
import { useApp } from '../app/app-context'
import { ErrorPage } from '../app/error-page'
import { kindAt } from '../collections/collection-kinds'
import { CollectionSession } from '../collections/collection-session'
import type { Option } from '../screens/choice'
import { ListSearch } from '../screens/list/list-search'
import { Screen } from '../screens/screen'
import { managesNetwork } from '../screens/screens'
import { useLocation } from '../screens/use-location'
import { useUrlQuery, valuesOf } from '../screens/use-url-query'
import { Button } from '../ui/button'
import { Spinner } from '../ui/spinner'
import { NewTopicDialog } from './new-topic-dialog'
import { TopicTree, useRefetchTree } from './topic-tree'
import '../collections/collections.css'
import './topics.css'

const STATES: readonly Option[] = [
  ['', t('In use')],
  ['DELETED', t('In the trash')],
]
const URL_PARAMETERS = { text: null, state: valuesOf(STATES) } as const

/** Screen with the tree of topics, which belong to no page: texts that blocks show, one for each location and language. */
export function TopicsScreen() {
  const kind = kindAt('topics')
  if (!kind) throw new Error('No list of topics is declared in schema/records')
  const { account } = useApp()
  const { query, setFilter } = useUrlQuery<keyof typeof URL_PARAMETERS>(URL_PARAMETERS)
  const [isCreating, setIsCreating] = useState(false)
  const refetchTree = useRefetchTree()
  const { location, error, refetch } = useLocation(homeOf())
  const manages = managesNetwork(account)
  if (error) return <ErrorPage failure={failureOf(error)} reload={refetch} />
  return (
    <Screen
      title={kind.collection.label}
      action={
        manages && (
          <Button look="primary" onClick={() => setIsCreating(true)}>
            <Plus size={16} aria-hidden />
            {t('New topic')}
          </Button>
        )
      }
    >
      <p className="ed-quiet">{kind.words.help}</p>
      <ListSearch
        label={t('Search the topics')}
        className="ed-collection-search"
        query={query}
        placeholder={t('Title')}
        filters={[{ name: 'state', label: t('Status'), options: STATES }]}
        onChange={setFilter}
      />
      {location === undefined && <Spinner label={t('Loading the topics…')} />}
      {location && (
        <CollectionSession location={location}>
          <TopicTree search={query.text} deleted={query.state === 'DELETED'} mayMove={manages} />
        </CollectionSession>
      )}
      {isCreating && (
        <NewTopicDialog below={null} onMade={refetchTree} onClose={() => setIsCreating(false)} />
      )}
    </Screen>
  )

  /** Returns the location whose text is written: the first one of this account, or the default one. */
  function homeOf(): number {
    const [first] = account.assignments.filter(({ level }) => level === 'MANAGE')
    return first?.locationId ?? DEFAULT_LOCATION_ID
  }
}
