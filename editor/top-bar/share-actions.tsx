import { CommentsPolling } from '../comments/comments-polling'
import { PeopleHere } from '../presence/people-here'
import { ViewPageLink } from '../publishing/view-page-link'
import { useOthersSaves } from '../saving/use-others-saves'
import { useSession } from '../store/session'
import { HelpMenu } from './help-menu'
import { MoreMenu } from './more-menu'
import { PreviewButton } from './preview-button'
import { ShareButton } from './share-button'
import { TryOutButton } from './try-out-button'

/** The actions that preview the draft and share it. */
export function ShareActions() {
  const { locationVersion } = useSession()
  // Previews, comments and presence belong to the network's page.
  return locationVersion ? <ViewPageLink /> : <DocumentActions />
}

function DocumentActions() {
  useOthersSaves()
  return (
    <>
      <PeopleHere />
      <CommentsPolling />
      <PreviewButton />
      <ShareButton />
      <ViewPageLink />
    </>
  )
}

/** The tools that aren't needed for writing. */
export function SecondaryActions() {
  return (
    <>
      <TryOutButton />
      <HelpMenu />
      <MoreMenu />
    </>
  )
}
