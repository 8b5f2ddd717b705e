import { useQuery } from '@apollo/client/react'
import { useEffect, useRef } from 'react'
import { t } from '#schema/messages/t'
import { pageAddressesQuery } from '../api/operations/records'
import { referencesQuery } from '../api/operations/references'
import { withApi } from '../app/api-provider'
import { UsageList } from '../screens/usage-list'
import { useSession } from '../store/session'

/** Notice for a page with a new address: the redirect of the old one, and the pages that link to it. */
export const MovedPage = withApi(RedirectNotice)

function RedirectNotice({ published, address }: MovedPageProps) {
  const { documentId, context } = useSession()
  const path = address === '/' ? context.siteRoot || '/' : `${context.siteRoot}${address}`
  const livePath = useLivePath(documentId, published)
  const hasMoved = livePath !== null && livePath !== path
  const { data } = useQuery(referencesQuery, {
    variables: { kind: 'document', id: documentId },
    skip: !hasMoved,
  })
  const usage = data?.references ?? null
  if (!hasMoved) return null
  return (
    <div className="ed-message panel-note" data-tone="plain" role="status">
      <p>
        {t(
          'Visitors find this page at {livePath} until you publish it. After that, the old address redirects to the new one automatically.',
          { livePath },
        )}
      </p>
      {usage !== null && usage.totalCount > 0 && (
        <>
          <p>{t('Linked from:')}</p>
          <UsageList usage={usage} />
        </>
      )}
    </div>
  )
}

interface MovedPageProps {
  /** The published version. */
  readonly published: number
  /** The draft's address inside its location's site. */
  readonly address: string
}

/** Returns the page's public path; fetched again when another version is published. */
function useLivePath(documentId: number, published: number): string | null {
  const { data, refetch } = useQuery(pageAddressesQuery, { variables: { ids: [documentId] } })
  const asked = useRef(published)
  useEffect(() => {
    if (asked.current === published) return
    asked.current = published
    void refetch()
  }, [published, refetch])
  return data?.pageAddresses[0]?.path ?? null
}
