import type { LocationName } from '../api/answers'
import type { NewPage, PageType } from '../api/pages'
import { type FieldAria, FieldRow } from '../ui/field-row'

/** What a new page needs to be told. */
export function NewPageFields({
  page,
  problems,
  locations,
  onChange,
  onAddress,
}: NewPageFieldsProps) {
  return (
    <>
      <FieldRow label="Title" required error={problems.title}>
        {(aria) => (
          <input
            {...aria}
            className="ed-input"
            maxLength={300}
            value={page.title}
            onChange={({ target }) => onChange({ title: target.value })}
          />
        )}
      </FieldRow>
      <FieldRow
        label="Address"
        required
        help="Inside the location’s site, as in /visit"
        error={problems.address}
      >
        {(aria) => (
          <input
            {...aria}
            className="ed-input"
            name="address"
            spellCheck={false}
            autoCapitalize="off"
            value={page.address}
            onChange={({ target }) => {
              onAddress()
              onChange({ address: target.value })
            }}
          />
        )}
      </FieldRow>
      <FieldRow
        label="Kind"
        help="A location page is a location’s own home; others are content pages"
      >
        {(aria) => (
          <KindSelect aria={aria} value={page.type} onChange={(type) => onChange({ type })} />
        )}
      </FieldRow>
      <FieldRow label="Location">
        {(aria) => (
          <select
            {...aria}
            className="ed-input"
            value={String(page.locationId)}
            onChange={({ target }) => onChange({ locationId: Number(target.value) })}
          >
            {locations.map(({ id, name }) => (
              <option key={id} value={String(id)}>
                {name}
              </option>
            ))}
          </select>
        )}
      </FieldRow>
    </>
  )
}

interface NewPageFieldsProps {
  readonly page: NewPage
  readonly problems: {
    readonly title?: string | undefined
    readonly address?: string | undefined
  }
  readonly locations: readonly LocationName[]
  readonly onChange: (part: Partial<NewPage>) => void
  /** The address is typed, and does not follow the title any more. */
  readonly onAddress: () => void
}

function KindSelect({ aria, value, onChange }: KindSelectProps) {
  return (
    <select
      {...aria}
      className="ed-input"
      value={value}
      onChange={({ target }) => onChange(target.value as PageType)}
    >
      <option value="PAGE">Content page</option>
      <option value="LOCATION">Location page</option>
    </select>
  )
}

interface KindSelectProps {
  readonly aria: FieldAria
  readonly value: PageType
  readonly onChange: (type: PageType) => void
}
