import { useId, useState } from 'react'
import { formatDetails, formatList } from '#schema/messages/format'
import { t } from '#schema/messages/t'
import { englishNames, useEnglishNames } from '../ui/lazy/english-names'
import { normalizeForSearch } from '../ui/searchable'

interface CheckOption {
  readonly value: string
  readonly label: string
}

/** Maximum number of options without a search field. */
const MAX_GLANCE = 10

/** Collapsible list of checkboxes; no selection means all. Shows the selection while closed. */
export function CheckList({ label, all, searchLabel, options, chosen, onChange }: CheckListProps) {
  const [search, setSearch] = useState('')
  const id = useId()
  useEnglishNames()
  const words = normalizeForSearch(search)
  const shown = options.filter((option) =>
    [option.label, ...englishNames(option.label)].some((name) =>
      normalizeForSearch(name).includes(words),
    ),
  )
  const names = options.filter(({ value }) => chosen.includes(value)).map((one) => one.label)
  return (
    <details className="replace-list">
      <summary className="ed-focusable">
        <span className="ed-quiet">{label}: </span>
        {names.length === 0 ? all : summaryOf(names)}
      </summary>
      <fieldset className="replace-list-body">
        <legend className="ed-visually-hidden">{label}</legend>
        {options.length > MAX_GLANCE && (
          <input
            className="ed-input"
            type="search"
            aria-label={searchLabel}
            placeholder={t('Search')}
            maxLength={100}
            value={search}
            onChange={({ target }) => setSearch(target.value)}
          />
        )}
        <div className="replace-list-options">
          {shown.map(({ value, label: name }) => (
            <label key={value} className="replace-check" htmlFor={`${id}-${value}`}>
              <input
                id={`${id}-${value}`}
                type="checkbox"
                checked={chosen.includes(value)}
                onChange={({ target }) =>
                  onChange(
                    target.checked ? [...chosen, value] : chosen.filter((other) => other !== value),
                  )
                }
              />
              {name}
            </label>
          ))}
          {shown.length === 0 && <p className="ed-quiet">{t('Nothing matches.')}</p>}
        </div>
      </fieldset>
    </details>
  )
}

interface CheckListProps {
  readonly searchLabel: string
  readonly label: string
  /** Label for an empty selection. */
  readonly all: string
  readonly options: readonly CheckOption[]
  readonly chosen: readonly string[]
  readonly onChange: (chosen: readonly string[]) => void
}

function summaryOf(names: readonly string[]): string {
  return names.length <= 2
    ? formatList(names)
    : t('{names} and {count} more', {
        names: formatDetails(names.slice(0, 2)),
        count: names.length - 2,
      })
}
