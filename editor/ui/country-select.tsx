import { type ComponentProps, useState } from 'react'
import { countryOptions } from '#schema/records/location/countries'

/** The countries by name; the first entry is for an address whose country is not known. */
export function CountrySelect(props: ComponentProps<'select'>) {
  // Finding the names takes a browser 16 ms.
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
