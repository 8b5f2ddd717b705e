/** The heading and description of a promo block. Renders nothing if both are empty. */
export function PromoHeading({ title, description }: PromoHeadingProps) {
  if (!title && !description) return null
  return (
    <header className="promo-heading">
      {title && <h2>{title}</h2>}
      {description && <p>{description}</p>}
    </header>
  )
}

interface PromoHeadingProps {
  readonly title: string
  readonly description: string
}
