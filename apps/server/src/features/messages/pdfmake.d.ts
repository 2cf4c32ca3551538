/** What is used of pdfmake. Types that others wrote of it bring the browser's along, for all of the server. */
declare module 'pdfmake' {
  type Style = {
    font?: string
    fontSize?: number
    lineHeight?: number
    bold?: boolean
    color?: string
    fillColor?: string
    alignment?: 'left' | 'right'
    /** Left, top, right, bottom, in points. */
    margin?: [number, number, number, number]
    width?: number | '*'
    noWrap?: boolean
    unbreakable?: boolean
  }
  type Layout = {
    hLineWidth: (row: number) => number
    vLineWidth: () => number
    hLineColor?: () => string
    paddingLeft: () => number
    paddingRight: () => number
    paddingTop?: () => number
    paddingBottom?: () => number
  }
  type Table = {
    widths: readonly (number | '*' | 'auto')[]
    body: readonly (readonly Content[])[]
    headerRows?: number
    dontBreakRows?: boolean
  }
  export type Content = Style &
    (
      | { text: string }
      | { stack: readonly Content[] }
      | { columns: readonly Content[] }
      | { image: string; fit: [number, number] }
      | { table: Table; layout: Layout }
    )
  export type PaperDocument = {
    pageSize: 'A4'
    pageMargins: [number, number, number, number]
    info: { title: string; author: string }
    language: string
    defaultStyle: Style
    content: readonly Content[]
    footer: (page: number, pages: number) => Content
  }

  const pdfmake: {
    addFonts: (faces: Record<string, { normal: string; bold: string }>) => void
    setUrlAccessPolicy: (may: (url: string) => boolean) => void
    setLocalAccessPolicy: (may: (file: string) => boolean) => void
    createPdf: (document: PaperDocument) => { getBuffer: () => Promise<Buffer> }
  }
  export default pdfmake
}
