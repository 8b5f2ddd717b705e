import { useState } from 'react'
import { useSaveState } from '../saving/editing'
import { isLive } from '../saving/page-save-state'
import { usePage, useSession } from '../store/session'
import { fetchedComponent } from '../ui/lazy/fetched-component'
import { fetchedPart } from '../ui/lazy/fetched-part'

const MovedPage = fetchedComponent(
  fetchedPart(() => import('./moved-page').then((part) => part.MovedPage)),
)

/** Below the address of a published page: what another address means for what leads to the page. */
export function AddressNote() {
  const { target } = useSession()
  const published = useSaveState(({ saved }) => saved.publishedVersion)
  const isOpenLive = useSaveState(isLive)
  const address = usePage(({ page }) => page.settings.externalUrl)
  const [opened] = useState(address)
  // A draft may have been moved before it was opened.
  const mayHaveMoved = address !== opened || !isOpenLive
  // A page without an address cannot be published, and its field says so.
  if (published === null || address === '' || target === 'layout' || !mayHaveMoved) return null
  return <MovedPage published={published} address={address} />
}
