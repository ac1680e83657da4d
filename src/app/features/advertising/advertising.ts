import { adScript } from '../../workers/script-urls.ts';

const styleUrl = import.meta.env.VITE_AD_STYLE_URL;

let started = false;
let loaded: HTMLElement[] = [];

/** Loads the ad script and stylesheet that the build names, if any. Only after consent. */
export function startAdvertising(): void {
  if (loaded.length === 0) {
    const src = adScript();
    if (src) loaded.push(Object.assign(document.createElement('script'), { src, async: true }));
    if (styleUrl) {
      loaded.push(Object.assign(document.createElement('link'), { rel: 'stylesheet', href: styleUrl }));
    }
    document.head.append(...loaded);
  }
  if (!started) console.log('Advertising initialized');
  started = true;
}

/** After consent is withdrawn. What a script has already done ends with the next load of the page. */
export function stopAdvertising(): void {
  for (const element of loaded) element.remove();
  loaded = [];
}
