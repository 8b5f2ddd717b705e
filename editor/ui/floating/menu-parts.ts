import type * as Radix from '@radix-ui/react-dropdown-menu'
import { createContext } from 'react'

/** The Radix components for the items of an open menu; loaded with `menu-list.tsx`. */
export const MenuParts = createContext<Pick<typeof Radix, 'Item' | 'Separator'> | null>(null)
