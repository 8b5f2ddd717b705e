import { Plus } from 'lucide-react'
import { useState } from 'react'
import { DEFAULT_LOCATION_ID } from '#schema/entities/location'
import { openLocation } from '../api/locations'
import { useApp } from '../app/app-context'
import { ErrorPage } from '../app/error-page'
import { useAnswer } from '../app/use-answer'
import { kindAt } from '../collections/collection-kinds'
import { CollectionSession } from '../collections/collection-session'
import { CollectionsMenu } from '../collections/collections-menu'
import type { Option } from '../screens/choice'
import { ListSearch } from '../screens/list/list-search'
import { Screen } from '../screens/screen'
import { managesNetwork } from '../screens/screens'
import { useUrlQuery, valuesOf } from '../screens/use-url-query'
import { Button } from '../ui/button'
import { Spinner } from '../ui/spinner'
import { NewTopicDialog } from './new-topic-dialog'
import { TopicTree } from './topic-tree'
import '../collections/collections.css'
import './topics.css'

const STATES: readonly Option[] = [
  ['', 'In use'],
  ['DELETED', 'In the trash'],
]
const KNOWN = { text: null, state: valuesOf(STATES) } as const

/** The topics that no page belongs to, as a tree: texts that blocks show, one for each location and language. */
export function TopicsScreen() {
  const kind = kindAt('topics')
  if (!kind) throw new Error('schema/records declares no list of topics')
  const { client, account } = useApp()
  const { query, setFilter } = useUrlQuery<keyof typeof KNOWN>(KNOWN)
  const [isCreating, setIsCreating] = useState(false)
  const [made, setMade] = useState(0)
  const { answer, again } = useAnswer('the location of topics', () =>
    openLocation(client, homeOf()),
  )
  const manages = managesNetwork(account)
  if (answer.state === 'failed') return <ErrorPage failure={answer.failure} again={again} />
  return (
    <Screen
      title={kind.collection.label}
      action={
        manages && (
          <Button look="primary" onClick={() => setIsCreating(true)}>
            <Plus size={16} aria-hidden />
            New topic
          </Button>
        )
      }
    >
      <CollectionsMenu kind={kind} />
      <p className="ed-quiet">{kind.words.help}</p>
      <ListSearch
        label="Search the topics"
        className="ed-collection-search"
        query={query}
        placeholder="Title"
        filters={[{ name: 'state', label: 'Status', options: STATES }]}
        onChange={setFilter}
      />
      {answer.state === 'loading' && <Spinner label="Loading the topics…" />}
      {answer.state === 'ready' && answer.value && (
        <CollectionSession location={answer.value}>
          <TopicTree
            made={made}
            search={query.text}
            deleted={query.state === 'DELETED'}
            mayMove={manages}
          />
        </CollectionSession>
      )}
      {isCreating && (
        <NewTopicDialog
          below={null}
          onMade={() => setMade(made + 1)}
          onClose={() => setIsCreating(false)}
        />
      )}
    </Screen>
  )

  /** Whose text is written: that of the first location of this account, or the default one. */
  function homeOf(): number {
    const [first] = account.assignments.filter(({ level }) => level === 'MANAGE')
    return first?.locationId ?? DEFAULT_LOCATION_ID
  }
}
