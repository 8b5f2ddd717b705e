import { iconNamed } from './icon-names'
import sprite from './icons.svg?no-inline'
import type { SpriteName } from './sprite-names'

/**
 * A small decorative line icon in the text colour. All icons are in one file that a browser fetches once: inline they would be an
 * eighth of a page.
 */
export function Icon({ name, className }: IconProps) {
  return (
    <svg className={className ? `icon ${className}` : 'icon'} aria-hidden="true">
      <use href={`${sprite}#${name}`} />
    </svg>
  )
}

/** The icon that a record names, if it exists. */
export function NamedIcon({ name }: { readonly name: string | null | undefined }) {
  const known = iconNamed(name)
  return known && <Icon name={known} />
}

interface IconProps {
  readonly name: SpriteName
  readonly className?: string
}
