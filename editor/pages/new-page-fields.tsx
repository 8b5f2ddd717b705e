import { t } from '#schema/messages/t'
import type { LocationName } from '../api/answers'
import type { NewPage } from '../api/create-page'
import { type PageType, pageTypes } from '../api/pages'
import { LocationChoice } from '../screens/location-choice/location-choice'
import { oneOf } from '../screens/use-url-query'
import { Advanced } from '../ui/advanced'
import { type FieldAria, FieldRow } from '../ui/field-row'

/** Fields of a new page. */
export function NewPageFields({
  page,
  problems,
  titleHint,
  locations,
  onChange,
}: NewPageFieldsProps) {
  return (
    <>
      <FieldRow label={t('Title')} required error={problems.title}>
        {(aria) => (
          <input
            {...aria}
            className="ed-input"
            maxLength={200}
            placeholder={titleHint && t('Such as “{titleHint}”', { titleHint })}
            value={page.title}
            onChange={({ target }) => onChange({ title: target.value })}
          />
        )}
      </FieldRow>
      <FieldRow
        label={t('Address')}
        required
        help={t('Within the location’s site, such as /visit; its home page is at /')}
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
            onChange={({ target }) => onChange({ address: target.value })}
          />
        )}
      </FieldRow>
      <LocationChoice
        label={t('Location')}
        value={String(page.locationId)}
        options={locations.map(({ id, name }) => [String(id), name] as const)}
        onChange={(id) => onChange({ locationId: Number(id) })}
      />
      <Advanced>
        <FieldRow
          label={t('Kind')}
          help={t('A location page is a location’s home page; all others are content pages')}
        >
          {(aria) => (
            <KindSelect aria={aria} value={page.type} onChange={(type) => onChange({ type })} />
          )}
        </FieldRow>
      </Advanced>
    </>
  )
}

type EnteredPage = Pick<NewPage, 'title' | 'type' | 'locationId'> & { readonly address: string }

interface NewPageFieldsProps {
  readonly page: EnteredPage
  /** Example of a title. */
  readonly titleHint?: string | undefined
  readonly problems: {
    readonly title?: string | undefined
    readonly address?: string | undefined
  }
  readonly locations: readonly LocationName[]
  readonly onChange: (part: Partial<EnteredPage>) => void
}

function KindSelect({ aria, value, onChange }: KindSelectProps) {
  return (
    <select
      {...aria}
      className="ed-input"
      value={value}
      onChange={({ target }) => onChange(oneOf(pageTypes, target.value) ?? value)}
    >
      <option value="PAGE">{t('Content page')}</option>
      <option value="LOCATION">{t('Location page')}</option>
    </select>
  )
}

interface KindSelectProps {
  readonly aria: FieldAria
  readonly value: PageType
  readonly onChange: (type: PageType) => void
}
