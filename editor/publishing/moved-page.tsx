import { publishedPath, usedOn } from '../api/references'
import { useApp } from '../app/app-context'
import { useAnswer } from '../app/use-answer'
import { UsageList } from '../screens/usage-list'
import { useSession } from '../store/session'

/** Says of a page that gets another address what becomes of the old one, and where it is linked from. */
export function MovedPage({ published, address }: MovedPageProps) {
  const { client } = useApp()
  const { documentId, context } = useSession()
  const path = address === '/' ? context.siteRoot || '/' : `${context.siteRoot}${address}`
  const live = useAnswer(`${documentId} ${published}`, () => publishedPath(client, documentId))
  const livePath = live.answer.state === 'ready' ? live.answer.value : null
  const hasMoved = livePath !== null && livePath !== path
  const { answer } = useAnswer(`${documentId} ${published} ${hasMoved}`, async () =>
    hasMoved ? usedOn(client, { kind: 'document', id: String(documentId) }) : null,
  )
  const usage = answer.state === 'ready' ? answer.value : null
  if (!hasMoved) return null
  return (
    <div className="ed-message panel-note" data-tone="plain" role="status">
      <p>
        {`Visitors find this page at ${livePath} until this is published. Then the old address redirects to the new one automatically.`}
      </p>
      {usage !== null && usage.totalCount > 0 && (
        <>
          <p>It is linked from:</p>
          <UsageList usage={usage} />
        </>
      )}
    </div>
  )
}

interface MovedPageProps {
  /** The version that visitors see. */
  readonly published: number
  /** The address of the draft, inside its location's site. */
  readonly address: string
}
