import type * as Radix from '@radix-ui/react-dropdown-menu'
import { createContext } from 'react'

/** What the items of an open menu are made of: comes with `menu-list.tsx`. */
export const MenuParts = createContext<Pick<typeof Radix, 'Item' | 'Separator'> | null>(null)
