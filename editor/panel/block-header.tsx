import { useId } from 'react'
import type { AnyBlock } from '#schema/block/block'
import { t } from '#schema/messages/t'
import { ancestorsOf } from '#schema/page/tree'
import { blockLabel } from '../store/block-labels'
import { usePage, useSession } from '../store/session'
import { useSame } from '../store/use-same'
import { useHelp } from '../ui/use-help'

/** Header with the selected block's name and containers; its purpose is behind an icon. */
export function BlockHeader({ id, definition }: BlockHeaderProps) {
  const base = useId()
  const labelId = `${base}-title`
  const help = useHelp({
    id: `${base}-help`,
    labelId,
    text: definition.description,
    isFolded: true,
  })
  return (
    <div className="panel-header">
      <div className="panel-header-line">
        <Containers id={id} />
        <h2 id={labelId} className="panel-title">
          {definition.label}
        </h2>
        {help.icon}
      </div>
      {help.words}
    </div>
  )
}

interface BlockHeaderProps {
  readonly id: string
  readonly definition: AnyBlock
}

/** Breadcrumbs from the page to the block; each selects its block. */
function Containers({ id }: { readonly id: string }) {
  const { registry, uiStore } = useSession()
  const path = usePage(
    useSame(({ page: { tree } }) =>
      tree.blocks.has(id)
        ? ancestorsOf(tree, id)
            .reverse()
            .map((above) => [above, blockLabel(tree, above, registry)] as const)
        : [],
    ),
  )
  const steps: readonly (readonly [string | null, string])[] = [[null, t('Page')], ...path]
  return (
    <nav aria-label={t('Containers of the block')} className="panel-path">
      {steps.map(([above, label]) => (
        <span key={above} className="panel-path-step">
          <button
            type="button"
            className="ed-focusable"
            title={label}
            onClick={() => uiStore.select(above)}
          >
            {label}
          </button>
          <span aria-hidden>›</span>
        </span>
      ))}
    </nav>
  )
}
