import { t } from '#schema/messages/t'
import { blockOf } from '#schema/page/tree'
import { setDisplayName } from '../store/edits/set-display-name'
import { usePage, useSession } from '../store/session'
import { Advanced } from '../ui/advanced'
import { FieldRow } from '../ui/field-row'
import { useFieldsForm } from './form/fields-form'

/** Field for the name by which navigations link to the block; collapsed, because few blocks need one. */
export function DisplayName({ id }: { readonly id: string }) {
  const { pageStore, canEdit } = useSession()
  const { undoGroup } = useFieldsForm()
  const name = usePage(({ page }) => page.tree.blocks.get(id)?.displayName ?? '')
  return (
    <div className="panel-display-name">
      <Advanced>
        <FieldRow
          label={t('Name in the navigation')}
          help={t(
            'The section navigation links to the block by this name. If empty, the block isn’t listed there.',
          )}
          foldsHelp
        >
          {(aria) => (
            <input
              {...aria}
              type="text"
              className="ed-input"
              maxLength={300}
              value={name}
              readOnly={!canEdit}
              onChange={(event) => rename(event.target.value)}
            />
          )}
        </FieldRow>
      </Advanced>
    </div>
  )

  function rename(displayName: string): void {
    const { displayName: before } = blockOf(pageStore.getState().page.tree, id)
    undoGroup.type('display name', () =>
      pageStore.edit(setDisplayName(id, displayName), {
        label: before ? t('Renamed “{before}”', { before }) : t('Renamed a block'),
        before: id,
      }),
    )
  }
}
