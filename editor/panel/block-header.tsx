import { Fragment } from 'react'
import type { AnyBlock } from '#schema/block/block'
import { ancestorsOf, blockOf } from '#schema/page/tree'
import { setDisplayName } from '../store/edits/set-display-name'
import { blockLabel } from '../store/places'
import { usePage, useSession } from '../store/session'
import { useFieldsForm } from './form/fields-form'

/** What the selected block is, where it stands, and what it is called. */
export function BlockHeader({ id, definition }: BlockHeaderProps) {
  return (
    <div className="panel-header">
      <Containers id={id} />
      <h2 className="panel-title">{definition.label}</h2>
      <p className="panel-kind">{definition.description}</p>
      <DisplayName id={id} />
    </div>
  )
}

interface BlockHeaderProps {
  readonly id: string
  readonly definition: AnyBlock
}

/** Breadcrumbs from the page to the block; each selects what it names. */
function Containers({ id }: { readonly id: string }) {
  const { registry, uiStore } = useSession()
  // A text, so that a key press elsewhere on the page does not render it again.
  const path = usePage(({ page: { tree } }) =>
    tree.blocks.has(id)
      ? JSON.stringify(
          ancestorsOf(tree, id)
            .reverse()
            .map((above) => [above, blockLabel(tree, above, registry)]),
        )
      : '[]',
  )
  const steps: readonly [string | null, string][] = [[null, 'Page'], ...JSON.parse(path)]
  return (
    <nav aria-label="Containers of the block" className="panel-path">
      {steps.map(([above, label], index) => (
        <Fragment key={above}>
          {index > 0 && <span aria-hidden>›</span>}
          <button type="button" className="ed-focusable" onClick={() => uiStore.select(above)}>
            {label}
          </button>
        </Fragment>
      ))}
    </nav>
  )
}

function DisplayName({ id }: { readonly id: string }) {
  const { pageStore, canEdit } = useSession()
  const { typing } = useFieldsForm()
  const name = usePage(({ page }) => page.tree.blocks.get(id)?.displayName ?? '')
  const controlId = `field-${id}-display-name`
  return (
    <div className="panel-field">
      <label className="panel-field-label" htmlFor={controlId}>
        Name in the navigation
      </label>
      <input
        id={controlId}
        aria-describedby={`${controlId}-help`}
        type="text"
        className="ed-input"
        maxLength={300}
        value={name}
        readOnly={!canEdit}
        onChange={(event) => rename(event.target.value)}
      />
      <p id={`${controlId}-help`} className="panel-field-help">
        The section navigation links to the block by this name. Leave it empty to keep it out.
      </p>
    </div>
  )

  function rename(displayName: string): void {
    const { tree } = pageStore.getState().page
    pageStore.edit(setDisplayName(id, displayName), {
      label: `Renamed ${blockOf(tree, id).displayName ?? 'a block'}`,
      mergeKey: `name ${id}`,
      before: id,
    })
    typing()
  }
}
