import { pdfResponse, refusePdf } from '@/app/_print/pdf-response';
import { printDate, readSheetRequest } from '@/app/_print/sheet-request';
import { disposition } from '@/app/api/_http/content-disposition';
import { route } from '@/app/api/_http/create-route';
import { notFoundMessage } from '@/lib/api/not-found';
import { paperOf } from '@/lib/armies/prints';
import { readWholeGame } from '@/lib/games/read-game';
import { siteLink } from '@/lib/identity/visitor';
import { reportPath } from '@/lib/pages';
import { readAside } from '@/lib/readers/read-in-thread';
import { reportSheet } from '@/lib/rules/core/game/report-sheet';
import { titleText } from '@/lib/rules/core/game/words';

/** The report of a game on one page, for its players: `?paper=letter&blackAndWhite=1&download=1`. */
export const GET = route<{ readonly gameId: string }>(
  async ({ request, viewer, person, params: { gameId } }) => {
    const missing = notFoundMessage('game');
    if (viewer === null) return refusePdf(request, 404, 'not-found', missing);
    const { options, download } = readSheetRequest(request, await paperOf(viewer));
    return pdfResponse({
      request,
      person,
      missing,
      what: 'battle report',
      prepare: async () => {
        const game = await readWholeGame(viewer, gameId);
        const report = game && (await readAside('gameReport', { setup: game.setup, facts: game.facts }, {}));
        if (game === null || report === null) return null;
        const { setup, id, playedAt } = game;
        const sheet = reportSheet(
          {
            ...report,
            playedOn: printDate(new Date(playedAt)),
            link: siteLink(reportPath(id), request.headers),
          },
          setup.per ?? 1,
          {
            paper: options.paper,
            ink: options.blackAndWhite ? 'bw' : 'colour',
            date: printDate(new Date()),
          },
        );
        const ending = `, battle report.pdf`;
        return {
          work: { sheets: [sheet] },
          named: disposition(titleText(setup), { ending, inline: !download }),
        };
      },
    });
  },
);
