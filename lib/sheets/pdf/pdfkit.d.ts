// what PDFKit 0.20 takes and its published types do not name yet
declare namespace PDFKit {
  interface PDFStructureElement {
    readonly dictionary: { readonly data: Record<string, unknown> };
  }
  interface PDFOutline {
    addItem(
      title: string,
      options: { readonly expanded?: boolean; readonly top?: number; readonly left?: number },
    ): PDFOutline;
  }
  namespace Mixins {
    interface PDFFont {
      registerFont(name: string, font: import('fontkit').Font): this;
    }
    interface AnnotationOption {
      structParent?: PDFStructureElement;
    }
  }
}
