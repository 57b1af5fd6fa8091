'use client';

import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { useAccount } from '@/app/_components/account';
import * as commonParts from '@/app/_components/part-words';
import { useChange } from '@/app/_components/server-changes';
import { Button, LinkButton } from '@/app/_components/ui/button';
import { Dialog } from '@/app/_components/ui/dialog';
import { Icon } from '@/app/_components/ui/icon';
import { Notice } from '@/app/_components/ui/notice';
import { Time } from '@/app/_components/ui/time';
import { showToast } from '@/app/_components/ui/toasts';
import { endDeviceChange } from '@/lib/devices/queries';
import type { Device, DevicePage } from '@/lib/devices/schema';
import { DEVICES } from '@/lib/pages';
import * as words from '../words';

const DAY = 24 * 60 * 60 * 1000;

/** True where a use was noted within two days; it is noted once a day, so nothing more exact can be said. */
const isRecent = (lastUsed: string, now: Date): boolean =>
  now.getTime() - new Date(lastUsed).getTime() < 2 * DAY;

type DeviceListProps = {
  page: DevicePage;
  /** the number of this page */
  part: number;
};

/** The devices, and the question before one is ended. */
export const DeviceList = ({ page: { devices, all, next }, part }: DeviceListProps) => {
  const [deviceToRemove, setDeviceToRemove] = useState<Device>();
  const account = useAccount();
  return (
    <>
      <ul className="border-rule-ink border-t" aria-label={words.devices}>
        {devices.map((device) => (
          <Line key={device.id} device={device} only={all === 1} onEnd={() => setDeviceToRemove(device)} />
        ))}
      </ul>
      {(part > 1 || next !== null) && (
        <p className="flex flex-wrap gap-2">
          {part > 1 && <LinkButton href={`${DEVICES}?page=${part - 1}`}>{words.usedLater}</LinkButton>}
          {next !== null && <LinkButton href={`${DEVICES}?page=${next}`}>{words.moreDevices}</LinkButton>}
        </p>
      )}
      {all === 1 && <p className="soft">{account === null ? words.onlyDevice : words.onlyDeviceOfAccount}</p>}
      <Dialog
        open={deviceToRemove !== undefined}
        onClose={() => setDeviceToRemove(undefined)}
        title={deviceToRemove?.current ? words.askEndThis : words.askEnd}
      >
        {deviceToRemove && (
          <Question device={deviceToRemove} others={all - 1} onDone={() => setDeviceToRemove(undefined)} />
        )}
      </Dialog>
    </>
  );
};

type LineProps = { device: Device; only: boolean; onEnd: () => void };

const Line = ({ device: { name, since, lastUsed, current }, only, onEnd }: LineProps) => (
  <li className="border-rule grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-3 gap-y-1 border-b py-2.5">
    <Icon name="phone" />
    <div>
      <h2 className="text-14 font-sans leading-[1.3] font-[560]">
        {name}{' '}
        {current && (
          <span className="border-rule-firm text-ink-2 ml-1 border px-1.5 font-normal">{words.thisOne}</span>
        )}
      </h2>
      <p className="soft">
        {commonParts.since} <Time at={since} inSentence />,{' '}
        {isRecent(lastUsed, new Date()) ? (
          words.usedInLastDays
        ) : (
          <>
            {words.lastUsedAbout} <Time at={lastUsed} inSentence />
          </>
        )}
      </p>
    </div>
    {!only && (
      <Button size="small" onClick={onEnd}>
        {words.end}
        <span className="vh"> {current ? words.thisDevice : name}</span>
      </Button>
    )}
  </li>
);

type QuestionProps = { device: Device; others: number; onDone: () => void };

const Question = ({ device: { id, name, current }, others, onDone }: QuestionProps) => {
  const router = useRouter();
  const { change, pending, done, fault } = useChange({
    ...endDeviceChange(id),
    onSuccess: (ended) => {
      // A new visit: this browser has no user from here on.
      if (current) return location.assign('/');
      showToast(ended ? words.hasEnded(name) : words.hadEnded(name));
      router.refresh();
      onDone();
    },
  });

  return (
    <div className="grid gap-4">
      {current ? (
        <Notice severity="warning">{words.whatEndingHereDoes(others)}</Notice>
      ) : (
        <p>{words.whatEndingDoes(name)}</p>
      )}
      {fault !== undefined && (
        <Notice severity="error" live>
          {fault}
        </Notice>
      )}
      <div className="flex justify-end gap-2">
        <Button onClick={onDone}>{commonParts.cancel}</Button>
        <Button variant="main" disabled={pending || done} onClick={() => change()}>
          {current ? words.endThisDevice : words.endTheDevice}
        </Button>
      </div>
    </div>
  );
};
