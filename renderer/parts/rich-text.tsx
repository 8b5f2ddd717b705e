import { toJsxRuntime } from 'hast-util-to-jsx-runtime'
import { useMemo } from 'react'
import { Fragment, jsx, jsxs } from 'react/jsx-runtime'
import { cleanTree } from '#schema/text/clean-html'

/** Formatted text from an editor, cleaned and drawn as elements: no markup is ever set as a string. */
export function RichText({ markup, className }: { markup: string; className?: string }) {
  const children = useMemo(() => toJsxRuntime(cleanTree(markup), { Fragment, jsx, jsxs }), [markup])
  return <div className={className ? `rich-text ${className}` : 'rich-text'}>{children}</div>
}
