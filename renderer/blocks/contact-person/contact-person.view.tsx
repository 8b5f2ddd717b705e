import type { BlockProps } from '#schema/block/block'
import type { MediaItem } from '#schema/entities/media'
import { useForeign } from '../../parts/kit/foreign-language'
import { Icon } from '../../parts/kit/icon'
import { keyed } from '../../parts/kit/keyed'
import type { SpriteName } from '../../parts/kit/sprite-names'
import type { ViewProps } from '../../parts/kit/view'
import { Picture } from '../../parts/media/picture'
import { emailHref, phoneHref } from './contact-addresses'
import type contactPerson from './contact-person.block'

type Person = BlockProps<typeof contactPerson>['items'][number]

/** Contact persons and how to reach them. */
export default function ContactPerson({ props, refs }: ViewProps<typeof contactPerson>) {
  const { title } = props
  const foreign = useForeign()
  const people = props.items.filter(({ name }) => name.trim() !== '')
  if (people.length === 0) return null
  return (
    <section className="contact-person" aria-label={title || undefined}>
      {title && <h2 lang={foreign(title)}>{title}</h2>}
      <ul className="contact-person-list">
        {keyed(people, ({ name }) => name).map(({ key, item }) => (
          <PersonEntry
            key={key}
            person={item}
            picture={refs.media(item.media)}
            level={title ? 3 : 2}
          />
        ))}
      </ul>
    </section>
  )
}

function PersonEntry({ person, picture, level }: PersonEntryProps) {
  const { name, role, note, phone, email } = person
  const Heading = `h${level}` as const
  const foreign = useForeign()
  return (
    <li className="contact-person-entry">
      {picture && (
        <div className="contact-person-picture">
          <Picture item={picture} sizes="9rem" upright />
        </div>
      )}
      <div className="contact-person-words">
        <Heading className="contact-person-name" lang={foreign(name)}>
          {name}
        </Heading>
        {role && (
          <p className="contact-person-role" lang={foreign(role)}>
            {role}
          </p>
        )}
        <Way icon="sign-phone" text={phone} href={phoneHref(phone)} />
        <Way icon="mail" text={email} href={emailHref(email)} />
        {note && (
          <p className="contact-person-note" lang={foreign(note)}>
            {note}
          </p>
        )}
      </div>
    </li>
  )
}

/** A phone number or address. Other text is shown unlinked. */
function Way({ icon, text, href }: WayProps) {
  if (text.trim() === '') return null
  return (
    <p className="contact-person-way">
      <Icon name={icon} />
      {href ? <a href={href}>{text}</a> : <span>{text}</span>}
    </p>
  )
}

interface PersonEntryProps {
  readonly person: Person
  readonly picture: MediaItem | null
  readonly level: 2 | 3
}

interface WayProps {
  readonly icon: SpriteName
  readonly text: string
  readonly href: string | null
}
