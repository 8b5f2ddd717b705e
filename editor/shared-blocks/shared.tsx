import type { SharedPart } from '../store/shared-parts'
import { fetchedComponent } from '../ui/lazy/fetched-component'
import { fetchedPart } from '../ui/lazy/fetched-part'
import { SaveTemplate } from './save-template'
import { SharedGroup } from './shared-group'

/** The rest, in one file: together it is small, and each part is soon followed by another. */
const SharedUse = fetchedComponent(
  fetchedPart(() => import('./shared-use').then((part) => part.SharedUse)),
)

/** What every page shows of them comes by itself; the rest where a page holds one, or one is made. */
export function Shared(props: SharedPart) {
  if (props.part === 'group') return <SharedGroup {...props} />
  return props.part === 'template' ? <SaveTemplate /> : <SharedUse {...props} />
}
