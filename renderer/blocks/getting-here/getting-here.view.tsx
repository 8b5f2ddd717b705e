import { Bus, Car, Footprints, Mail, Phone, TrainFront } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Location } from '#schema/entities/location'
import { isBlankMarkup } from '#schema/fields/text'
import { HeadingRow } from '../../parts/kit/heading-row'
import type { ViewProps } from '../../parts/kit/view'
import { linkHref } from '../../parts/links/site-href'
import {
  addressLines,
  directionsUrl,
  type TravelMode,
  travelModes,
} from '../../parts/navigation/map-links'
import { RichText } from '../../parts/text/rich-text'
import { wordsOf } from '../../parts/words/words'
import type gettingHere from './getting-here.block'
import { GettingHereMap } from './getting-here-map'

/** Map, address and directions. Renders nothing when the chosen location is gone: a wrong address would mislead. */
export default function GettingHere({ props, data, refs, page }: ViewProps<typeof gettingHere>) {
  if (!data) return null
  const place = { location: data, businessId: props.businessId }
  const words = wordsOf(page.language)
  const bus = linkHref(refs, page, props.busLink)
  return (
    <section className="getting-here" aria-label={props.title || words.gettingHere}>
      <div className="getting-here-text">
        <HeadingRow title={props.title} />
        <address className="getting-here-address">
          <strong>{data.name}</strong>
          {addressLines(data, page.language).map((line) => (
            <span key={line}>{line}</span>
          ))}
        </address>
        <Contact location={data} />
        <h3 className="getting-here-subtitle">{words.directions}</h3>
        <ul className="getting-here-ways">
          {travelModes.map((mode) => (
            <Way
              key={mode}
              href={directionsUrl(place, mode)}
              icon={WAYS[mode]}
              name={words[mode]}
            />
          ))}
          {bus && <Way href={bus} icon={<Bus strokeWidth={1.5} />} name={words.busService} />}
        </ul>
        {!isBlankMarkup(props.note) && (
          <RichText className="getting-here-note" markup={props.note} />
        )}
      </div>
      <GettingHereMap place={place} words={words} />
    </section>
  )
}

const WAYS: Readonly<Record<TravelMode, ReactNode>> = {
  transit: <TrainFront strokeWidth={1.5} />,
  driving: <Car strokeWidth={1.5} />,
  walking: <Footprints strokeWidth={1.5} />,
}

function Contact({ location: { phonePrimary, emailPrimary } }: { readonly location: Location }) {
  if (!phonePrimary && !emailPrimary) return null
  return (
    <ul className="getting-here-contact">
      {phonePrimary && (
        <li>
          <a href={`tel:${phonePrimary.replace(/[^+\d]/g, '')}`}>
            <Phone strokeWidth={1.5} />
            {phonePrimary}
          </a>
        </li>
      )}
      {emailPrimary && (
        <li>
          <a href={`mailto:${emailPrimary}`}>
            <Mail strokeWidth={1.5} />
            {emailPrimary}
          </a>
        </li>
      )}
    </ul>
  )
}

function Way({ href, icon, name }: WayProps) {
  return (
    <li>
      <a className="getting-here-way" href={href}>
        {icon}
        {name}
      </a>
    </li>
  )
}

interface WayProps {
  readonly href: string
  readonly icon: ReactNode
  readonly name: string
}
