import { t } from '#schema/messages/t'
import { type BlockAction, blockActions } from '../blocks/block-actions'
import { blockLabel } from '../store/block-labels'
import { selectedBlocks } from '../store/selection'
import { usePage, useSession, useUi } from '../store/session'
import { Button } from '../ui/button'
import { CommonFieldsForm } from './common-fields-form'
import './several-blocks.css'

/** Several blocks are selected: which they are, and what can be done to all of them at once. */
export function SeveralBlocks() {
  const { canEdit } = useSession()
  const count = useUi(({ selectedIds }) => selectedIds.size)
  return (
    <section className="panel-form" aria-label={t('Selected blocks')}>
      <div className="panel-header">
        <h2 className="panel-title">{t('{count} blocks selected', { count })}</h2>
        <p className="panel-kind">{t('Actions apply to all of them, as one step.')}</p>
      </div>
      {canEdit && <Actions />}
      {canEdit && <CommonFieldsForm />}
      <SelectedList />
    </section>
  )
}

/** Those that need no further question come as buttons; all others are in the menu of the bar. */
function Actions() {
  const session = useSession()
  // What is offered follows from the page and the selection.
  usePage(({ page }) => page.tree)
  useUi((state) => state.selectedIds)
  const actions = blockActions(session, selectedBlocks(session)).filter(
    ({ id }) => !LEFT_OUT.has(id),
  )
  return (
    <fieldset className="panel-several-actions" aria-label={t('Actions')}>
      {actions.map((action) => (
        <ActionButton key={action.id} {...action} />
      ))}
    </fieldset>
  )
}

const LEFT_OUT: ReadonlySet<string> = new Set(['paste', 'moveTo'])

function ActionButton({ label, icon: Icon, danger, run }: BlockAction) {
  return (
    <Button look={danger ? 'danger' : 'plain'} onClick={run}>
      <Icon size={16} aria-hidden />
      {label}
    </Button>
  )
}

/** Names are listed up to here; a whole page selected needs no list. */
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
