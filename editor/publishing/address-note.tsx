import { useState } from 'react'
import { useSaveState } from '../saving/editing'
import { isLive } from '../saving/page-save-state'
import { usePage, useSession } from '../store/session'
import { lazyComponent } from '../ui/lazy/lazy-component'
import { lazyPart } from '../ui/lazy/lazy-part'

const MovedPage = lazyComponent(
  lazyPart(() => import('./moved-page').then((part) => part.MovedPage)),
)

/** Note below the address of a published page about the effect of a new address on existing links. */
export function AddressNote() {
  const { target } = useSession()
  const published = useSaveState(({ saved }) => saved.publishedVersion)
  const isOpenLive = useSaveState(isLive)
  const address = usePage(({ page }) => page.settings.externalUrl)
  const [opened] = useState(address)
  // The draft may have been moved before it was opened.
  const mayHaveMoved = address !== opened || !isOpenLive
  // A page without an address can't be published; its field reports that.
  if (published === null || address === '' || target === 'layout' || !mayHaveMoved) return null
  return <MovedPage published={published} address={address} />
}
