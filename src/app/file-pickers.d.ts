// What the page uses of the pickers of Chromium, which TypeScript's DOM library does not know.
// https://wicg.github.io/file-system-access/

interface SaveFilePickerOptions {
  /** The browser remembers the last folder of each id. */
  readonly id?: string;
  readonly startIn?: 'downloads';
  readonly suggestedName?: string;
  readonly types?: readonly {
    readonly description: string;
    readonly accept: Readonly<Record<string, readonly string[]>>;
  }[];
}

interface DirectoryPickerOptions {
  readonly id?: string;
  readonly startIn?: 'downloads';
  readonly mode?: 'read' | 'readwrite';
}

interface Window {
  showSaveFilePicker?(options?: SaveFilePickerOptions): Promise<FileSystemFileHandle>;
  showDirectoryPicker?(options?: DirectoryPickerOptions): Promise<FileSystemDirectoryHandle>;
}

interface FileSystemHandle {
  /** https://developer.mozilla.org/docs/Web/API/FileSystemHandle/remove */
  remove?(options?: { readonly recursive?: boolean }): Promise<void>;
}
