/** Error message that screen readers announce at once; renders nothing without a problem. */
export function ProblemNote({ text }: { readonly text: string | null | undefined }) {
  if (!text) return null
  return (
    <p className="ed-message" data-tone="danger" role="alert">
      {text}
    </p>
  )
}
