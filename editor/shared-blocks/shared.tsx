import { useEditing } from '../saving/editing'
import { usePage } from '../store/session'
import type { SharedPart } from '../store/shared-parts'
import { lazyComponent } from '../ui/lazy/lazy-component'
import { lazyPart } from '../ui/lazy/lazy-part'
import { SaveTemplate } from './save-template'
import { SharedGroup } from './shared-group'

/** All other parts in one file: together they are small, and often needed together. */
const SharedUse = lazyComponent(
  lazyPart(() => import('./shared-use').then((part) => part.SharedUse)),
)

const TemplateOriginPart = lazyComponent(
  lazyPart(() => import('./template-origin').then((part) => part.TemplateOriginPart)),
)

/** Fetched for templates and pages made from one. */
function TemplateOrigin() {
  const { type } = useEditing().document.summary
  const isMade = usePage(({ page }) => page.tree.page.template !== undefined)
  return isMade || type === 'TEMPLATE' ? <TemplateOriginPart /> : null
}

/** Shared block parts: those needed on every page are bundled; the others load when a page has one, or one is created. */
export function Shared(props: SharedPart) {
  if (props.part === 'group') return <SharedGroup {...props} />
  if (props.part === 'origin') return <TemplateOrigin />
  return props.part === 'template' ? <SaveTemplate /> : <SharedUse {...props} />
}
