import {announcement} from '../../config/announcement';

/**
 * The framework hides a dismissed announcement before the first paint, and looks only later
 * whether it is still the same one; a new one would stay hidden until the second visit.
 */
function renewAnnouncement(): void {
  try {
    const seen = window.localStorage.getItem('docusaurus.announcement.id');
    if (seen !== announcement.id) {
      document.documentElement.dataset.announcementBarInitiallyDismissed = 'false';
    }
  } catch {
    // Without storage nothing was ever dismissed.
  }
}

if (typeof window !== 'undefined') renewAnnouncement();
