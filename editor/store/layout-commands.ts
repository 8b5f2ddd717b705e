import type { FrameRole } from '#schema/block/block'
import { t } from '#schema/messages/t'
import type { LayoutChoice } from '#schema/page/content'
import { layoutChoiceOf, partsOf } from '#schema/page/site-layout'
import { childrenOf, ROOT } from '#schema/page/tree'
import { setLayoutChoice } from './edits/set-layout-choice'
import type { PageState } from './page-store'
import type { EditorSession } from './session'

/** Shows or hides parts of the site's layout, each in a separate history step. */
export function chooseLayout(session: EditorSession, choice: LayoutChoice): void {
  for (const [part, value] of Object.entries(choice))
    session.pageStore.edit(setLayoutChoice({ [part]: value }), {
      label: t(
        '{part, select, header {{value, select, site {Showed the site’s header} overlay {Moved the site’s header over the picture} none {Hid the site’s header} other {Changed the site’s header}}} other {{value, select, site {Showed the site’s footer} none {Hid the site’s footer} other {Changed the site’s footer}}}}',
        { value: String(value), part },
      ),
    })
}

/** Returns whether the page has its own visible header or footer, which replaces the site's. */
export function bringsOwn(
  { page: { tree } }: PageState,
  role: FrameRole,
  { registry }: Pick<EditorSession, 'registry'>,
): boolean {
  return childrenOf(tree, ROOT).some((id) => {
    const block = tree.blocks.get(id)
    return block && !block.hidden && registry.get(block.name)?.frameRole === role
  })
}

/**
 * Adds a block at once, or after the user confirms that it replaces the site's header or footer on this page. `cancel` is called
 * on refusal.
 */
export function confirmReplace(
  session: EditorSession,
  name: string,
  add: () => void,
  cancel: (() => void) | null = null,
): void {
  const part = session.registry.get(name)?.frameRole
  if (part && showsPart(session.pageStore.getState(), part, session))
    session.uiStore.confirmReplace({ name, part, add, cancel })
  else add()
}

/** Returns whether the site's header or footer is shown around the page. */
export function showsPart(state: PageState, part: FrameRole, session: EditorSession): boolean {
  const { layout, target } = session
  if (target === 'layout' || !layout?.content || bringsOwn(state, part, session)) return false
  return (
    layoutChoiceOf(state.page.tree.page)[part] !== 'none' &&
    partsOf(layout.content)[part].length > 0
  )
}
