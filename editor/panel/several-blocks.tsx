import { t } from '#schema/messages/t'
import { type BlockAction, blockActions } from '../blocks/block-actions'
import { blockLabel } from '../store/block-labels'
import { selectedBlocks } from '../store/selection'
import { usePage, useSession, useUi } from '../store/session'
import { Button } from '../ui/button'
import { CommonFieldsForm } from './common-fields-form'
import './several-blocks.css'

/** Panel for a selection of several blocks: their list, and actions on all of them. */
export function SeveralBlocks() {
  const { canEdit } = useSession()
  const count = useUi(({ selectedIds }) => selectedIds.size)
  return (
    <section className="panel-form" aria-label={t('Selected blocks')}>
      <div className="panel-header">
        <h2 className="panel-title">{t('{count} blocks selected', { count })}</h2>
        <p className="panel-kind">{t('Actions apply to all selected blocks, as one step.')}</p>
      </div>
      {canEdit && <Actions />}
      {canEdit && <CommonFieldsForm />}
      <SelectedList />
    </section>
  )
}

/** Actions that need no further input as buttons; all others are in the bar's menu. */
function Actions() {
  const session = useSession()
  // The offered actions depend on the page and the selection.
  usePage(({ page }) => page.tree)
  useUi((state) => state.selectedIds)
  const actions = blockActions(session, selectedBlocks(session)).filter(
    ({ id }) => !EXCLUDED_ACTIONS.has(id),
  )
  return (
    <fieldset className="panel-several-actions" aria-label={t('Actions')}>
      {actions.map((action) => (
        <ActionButton key={action.id} {...action} />
      ))}
    </fieldset>
  )
}

const EXCLUDED_ACTIONS: ReadonlySet<string> = new Set(['paste', 'moveTo'])

function ActionButton({ label, icon: Icon, danger, run }: BlockAction) {
  return (
    <Button look={danger ? 'danger' : 'plain'} onClick={run}>
      <Icon size={16} aria-hidden />
      {label}
    </Button>
  )
}

/** Maximum number of listed names; a fully selected page needs no list. */
const LISTED = 50

function SelectedList() {
  const { uiStore } = useSession()
  const ids = [...useUi((state) => state.selectedIds)]
  return (
    <ul className="panel-several-list" aria-label={t('Selected')}>
      {ids.slice(0, LISTED).map((id) => (
        <li key={id}>
          <button type="button" className="ed-focusable" onClick={() => uiStore.select(id)}>
            <BlockName id={id} />
          </button>
        </li>
      ))}
      {ids.length > LISTED && <li>{t('and {count} more', { count: ids.length - LISTED })}</li>}
    </ul>
  )
}

function BlockName({ id }: { readonly id: string }) {
  const { registry } = useSession()
  return usePage(({ page: { tree } }) =>
    tree.blocks.has(id) ? blockLabel(tree, id, registry) : '',
  )
}
