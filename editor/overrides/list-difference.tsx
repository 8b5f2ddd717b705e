import type { AnyField } from '#schema/fields'
import type { ArrayField } from '#schema/fields/array'
import type { MediasField } from '#schema/fields/medias'
import { t } from '#schema/messages/t'
import { isSame } from '#schema/page/merge/canonical'
import { isItem, type ListItem } from '#schema/page/overrides/list-items'
import { summaryOf } from '../panel/controls/list/item-summary'
import { originTexts } from '../panel/controls/list/origin-texts'
import { OriginMark } from '../ui/origin-mark'
import type { compareLists, ItemChange } from './list-changes'
import { type ComparisonContext, TwoSides } from './two-sides'
import { contentsOf, contentsOfItem } from './value-contents'

/** The items of a list that differ from the network's, one by one. */
export function ListDifference({ field, changes, same, ...side }: ListDifferenceProps) {
  return (
    <>
      <ol className="ed-list-changes">
        {changes.map((change) => (
          <li key={`${change.kind} ${change.number}`} className="ed-list-change">
            <div className="ed-list-change-head">
              <strong>{nameOf(field, change)}</strong>
              <OriginMark text={originTexts[change.kind]} isChanged reset={null} />
            </div>
            <Item {...{ field, change }} {...side} />
          </li>
        ))}
      </ol>
      {same > 0 && (
        <p className="ed-quiet">
          {t('{same, plural, one {# more is the network’s} other {# more are the network’s}}', {
            same,
          })}
        </p>
      )}
    </>
  )
}

interface ListDifferenceProps
  extends ComparisonContext,
    NonNullable<ReturnType<typeof compareLists>> {
  readonly field: ListField
}

type ListField = ArrayField | MediasField

function Item({ field, change, ...side }: ItemProps) {
  const { kind, network, here } = change
  const contents = (item: ListItem | null) =>
    item === null ? null : contentsOfItem(partsOf(field), item)
  if (kind === 'changed' || kind === 'changedAndMoved')
    return isItem(network) && isItem(here) ? (
      <Fields {...{ field, network, here }} {...side} />
    ) : (
      <TwoSides network={contents(network)} here={contents(here)} {...side} />
    )
  return <TwoSides network={null} here={contents(here ?? network)} {...side} />
}

interface ItemProps extends ComparisonContext {
  readonly field: ListField
  readonly change: ItemChange
}

/** The fields of an item that differ. */
function Fields({ field, network, here, ...side }: FieldsProps) {
  const parts = partsOf(field)
  const names = [...new Set([...Object.keys(here), ...Object.keys(network)])]
  return names
    .filter((name) => !isSame(network[name], here[name]))
    .map((name) => {
      const part = parts[name] as AnyField | undefined
      return (
        <div key={name}>
          <p>{part?.label ?? name}</p>
          <TwoSides
            network={contentsOf(part, network[name])}
            here={contentsOf(part, here[name])}
            {...side}
          />
        </div>
      )
    })
}

interface FieldsProps extends ComparisonContext {
  readonly field: ListField
  readonly network: Exclude<ListItem, number>
  readonly here: Exclude<ListItem, number>
}

function partsOf(field: ListField): ArrayField['of'] {
  return field.type === 'array' ? field.of : {}
}

/** Returns the name of an item: its number, and its words. */
function nameOf(field: ListField, { here, network, number }: ItemChange): string {
  if (field.type === 'medias') return t('Picture {number}', { number })
  const item = here ?? network
  const name = `${field.itemLabel} ${number}`
  const summary = (isItem(item) && field.summary?.(item)) || summaryOf(field.of, item)
  return summary ? t('{name}: {summary}', { name, summary }) : name
}
