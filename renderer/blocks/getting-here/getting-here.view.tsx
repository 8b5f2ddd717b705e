import type { Location } from '#schema/entities/location'
import { isBlankMarkup } from '#schema/fields/text'
import { HeadingRow } from '../../parts/kit/heading-row'
import { Icon } from '../../parts/kit/icon'
import type { SpriteName } from '../../parts/kit/sprite-names'
import type { ViewProps } from '../../parts/kit/view'
import { linkHref } from '../../parts/links/site-href'
import {
  addressLines,
  directionsUrl,
  type TravelMode,
  travelModes,
} from '../../parts/navigation/map-links'
import { RichText } from '../../parts/text/rich-text'
import { messagesFor } from '../../parts/words/words'
import type gettingHere from './getting-here.block'
import { GettingHereMap } from './getting-here-map'

/** Map, address and directions. Renders nothing if the chosen location is gone, because a wrong address would mislead. */
export default function GettingHere({ props, data, refs, page }: ViewProps<typeof gettingHere>) {
  if (!data) return null
  const place = { location: data, businessId: props.businessId }
  const words = messagesFor(page.language)
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
          {bus && <Way href={bus} icon="sign-bus" name={words.busService} />}
        </ul>
        {!isBlankMarkup(props.note) && (
          <RichText className="getting-here-note" markup={props.note} />
        )}
      </div>
      <GettingHereMap place={place} words={words} />
    </section>
  )
}

const WAYS: Readonly<Record<TravelMode, SpriteName>> = {
  transit: 'train-front',
  driving: 'car',
  walking: 'footprints',
}

function Contact({ location: { phonePrimary, emailPrimary } }: { readonly location: Location }) {
  if (!phonePrimary && !emailPrimary) return null
  return (
    <ul className="getting-here-contact">
      {phonePrimary && (
        <li>
          <a href={`tel:${phonePrimary.replace(/[^+\d]/g, '')}`}>
            <Icon name="sign-phone" />
            {phonePrimary}
          </a>
        </li>
      )}
      {emailPrimary && (
        <li>
          <a href={`mailto:${emailPrimary}`}>
            <Icon name="mail" />
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
        <Icon name={icon} />
        {name}
      </a>
    </li>
  )
}

interface WayProps {
  readonly href: string
  readonly icon: SpriteName
  readonly name: string
}
