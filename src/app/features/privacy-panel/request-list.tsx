import { useState } from 'react';
import { formatCount } from '../../lib/format-count.ts';
import { type SentRequest, sentRequests } from './requests.ts';

/** The requests in one line. */
function summary(requests: readonly SentRequest[]): string {
  const foreign = requests.filter(({ origin }) => origin !== location.origin).length;
  const late = requests.filter(({ afterFirstTouch }) => afterFirstTouch).length;
  const all = `${requests.length} requests since the page started to load`;
  const whose =
    foreign === 0
      ? 'All were for the page’s own files. None contained your data.'
      : `${foreign} of them went to other origins.`;
  const when =
    late === 0
      ? 'None was sent since you first clicked or typed.'
      : `Sent since you first clicked or typed: ${late}.`;
  return `${all}. ${whose} ${when}`;
}

/** Every request that the page has made, as the browser itself records them. */
export function RequestList() {
  const [requests] = useState(sentRequests);
  return (
    <section className="flex flex-col gap-2">
      <h3 className="font-semibold">What was sent</h3>
      <p className="max-w-2xl text-sm text-muted">{summary(requests)}</p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be in reach of the keyboard */}
      <div tabIndex={0} className="max-h-72 overflow-auto rounded-panel border border-line">
        <table aria-label="Requests of this page" className="w-full text-left text-sm whitespace-nowrap">
          <thead className="sticky top-0 bg-sunken">
            <tr>
              <th scope="col" className="px-3 py-2 font-medium">
                File
              </th>
              <th scope="col" className="px-3 py-2 font-medium">
                Origin
              </th>
              <th scope="col" className="px-3 py-2 text-right font-medium">
                Bytes
              </th>
              <th scope="col" className="px-3 py-2 text-right font-medium">
                After
              </th>
            </tr>
          </thead>
          <tbody className="font-mono text-xs">
            {requests.map(({ origin, path, size, at, afterFirstTouch }) => (
              <tr key={`${at} ${path}`} className={afterFirstTouch ? 'bg-warning-soft' : ''}>
                <td className="border-t border-line px-3 py-1.5">{path}</td>
                <td className="border-t border-line px-3 py-1.5">{origin}</td>
                <td className="border-t border-line px-3 py-1.5 text-right tabular-nums">
                  {formatCount(size)}
                </td>
                <td className="border-t border-line px-3 py-1.5 text-right tabular-nums">
                  {(at / 1000).toFixed(1)}&nbsp;s
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}
