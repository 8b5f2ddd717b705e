export type NoticeKind = keyof typeof SIGNS

interface NoticeSignProps {
  readonly kind: NoticeKind
  readonly className?: string
}

/** A sign for the severity of a notice; the text around it states it, too. */
export function NoticeSign({ kind, className }: NoticeSignProps) {
  return (
    <svg className={className} viewBox="0 0 24 24" aria-hidden="true">
      <path d={SIGNS[kind]} />
    </svg>
  )
}

/** An i in a circle, an exclamation mark in a triangle, a no-entry sign. */
const SIGNS = {
  INFO: 'M12 3a9 9 0 1 0 .01 0zM12 11v5.5M12 7.4v.1',
  WARNING: 'M12 3.5 22 20.5H2zM12 10v5M12 17.6v.1',
  CLOSED: 'M12 3a9 9 0 1 0 .01 0zM7.5 12h9',
}
