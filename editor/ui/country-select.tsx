import { type ComponentProps, useState } from 'react'
import { countryOptions } from '#schema/records/location/countries'

/** Select of countries by name; the first entry is for an address with an unknown country. */
export function CountrySelect(props: ComponentProps<'select'>) {
  // Computed once: finding the names takes a browser 16 ms.
  const [countries] = useState(() => Object.entries(countryOptions()))
  return (
    <select className="ed-input" {...props}>
      {countries.map(([code, country]) => (
        <option key={code} value={code}>
          {country}
        </option>
      ))}
    </select>
  )
}
