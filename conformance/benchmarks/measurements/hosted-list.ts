import { alternate, type Measurement } from '../measure.ts';
import { startChild } from '../processes.ts';
import { perSecond, startService } from '../service.ts';

export const list_of_100 = JSON.stringify({ entity: 'users', action: 'list', params: { page_size: 100 } });

/** B1: list of 100 records through the service, against a bare route that fetches the same page. */
export async function hostedList(runs: number): Promise<Measurement[]> {
  const vendor = await startChild('./vendors/static-vendor.ts', []);
  const bare = await startChild('./baselines/bare-route.ts', [vendor.said['url']!]);
  const service = await startService('sqlite', vendor.said['url']);
  try {
    const url = service.executeUrl(await service.createConnector());
    const result = await alternate(
      runs,
      () => perSecond(url, service.headers, list_of_100, 16),
      () => perSecond(`${bare.said['url']}/list`, {}, list_of_100, 16),
    );
    return [
      {
        id: 'B1',
        what: 'hosted list of 100 records (30 KB), 16 connections',
        ...result,
        unit: 'requests/s',
        target: '>= 0.7',
        met: result.ratio >= 0.7,
      },
    ];
  } finally {
    await Promise.all([service.stop(), bare.stop(), vendor.stop()]);
  }
}

/** B12: the same request through a service that traces every request, against one that traces none. */
export async function tracedList(runs: number): Promise<Measurement[]> {
  const vendor = await startChild('./vendors/static-vendor.ts', []);
  const collector = await startChild('./vendors/static-vendor.ts', []); // takes whatever is sent
  const traced = await startService('sqlite', vendor.said['url'], {
    OTEL_EXPORTER_OTLP_ENDPOINT: collector.said['url'] ?? '',
  });
  const plain = await startService('sqlite', vendor.said['url']);
  try {
    const urls = {
      traced: traced.executeUrl(await traced.createConnector()),
      plain: plain.executeUrl(await plain.createConnector()),
    };
    const result = await alternate(
      runs,
      () => perSecond(urls.traced, traced.headers, list_of_100, 16),
      () => perSecond(urls.plain, plain.headers, list_of_100, 16),
    );
    return [
      {
        id: 'B12',
        what: 'hosted list of 100 records, every request traced',
        ...result,
        unit: 'requests/s',
        target: '>= 0.95',
        met: result.ratio >= 0.95,
      },
    ];
  } finally {
    await Promise.all([traced.stop(), plain.stop(), vendor.stop(), collector.stop()]);
  }
}
